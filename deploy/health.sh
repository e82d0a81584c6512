#!/bin/sh
# Says by its status whether the cabinet that start.sh has started is well: it asks where LISTEN says.
set -eu
port=${LISTEN:-8080}
case $port in
  # Every address of this machine is reached by its own.
  '*:'* | 0.0.0.0:* | '[::]:'*) port=127.0.0.1:${port##*:} ;;
  *:*) ;;
  *) port=127.0.0.1:$port ;;
esac
exec wget -q -T 3 -O /dev/null "http://$port/healthz"
