#!/bin/sh
# Prints the configuration of nginx for one stand; its settings come from the environment:
#   BACKEND_URL=https://backend.example deploy/render.sh > /etc/nginx/conf.d/cabinet.conf
# Fills in ${CABINET_…} as the entrypoint of nginx's image does, without needing envsubst.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
CABINET_ROOT=${CABINET_ROOT:-$(dirname -- "$here")/dist}
. "$here/settings.envsh"
exec awk '{
  rest = $0
  done = ""
  while (match(rest, /\$\{CABINET_[A-Z_]+\}/)) {
    name = substr(rest, RSTART + 2, RLENGTH - 3)
    done = done substr(rest, 1, RSTART - 1) ENVIRON[name]
    rest = substr(rest, RSTART + RLENGTH)
  }
  print done rest
}' "$here/templates/cabinet.conf.template"
