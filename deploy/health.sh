#!/bin/sh
# Exits with 0 if the cabinet started by start.sh is healthy: asks /healthz at every address of
# LISTEN. Uses curl for a socket, because wget cannot open one.
set -euf
for address in ${LISTEN:-8080}; do
  case $address in
    unix:*)
      curl -sf -m 3 -o /dev/null --unix-socket "${address#unix:}" http://localhost/healthz
      continue
      ;;
    # A wildcard address is checked at the loopback address of its family, IPv4 or IPv6.
    '*:'* | 0.0.0.0:*) address=127.0.0.1:${address##*:} ;;
    '[::]:'*) address="[::1]:${address##*:}" ;;
    *:*) ;;
    *) address=127.0.0.1:$address ;;
  esac
  wget -q -T 3 -O /dev/null "http://$address/healthz"
done
