#!/bin/sh
# Prints the nginx configuration of one stand, from settings in the environment:
#   BACKEND_URL=https://backend.example deploy/render.sh > /etc/nginx/conf.d/cabinet.conf
# The files of settings/ check the settings; then the ${CABINET_…} of templates/ are filled in,
# without envsubst. `set -f` turns globbing off, because `[::1]` would be a pattern.
set -euf
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
CABINET_ROOT=${CABINET_ROOT:-$(dirname -- "$here")/dist}
. "$here/settings/checks.sh"
cabinet_expect_one_line BACKEND_URL BACKEND_CA BACKEND_HOST BACKEND_KEEPALIVE SIGN_IN_LIMIT LISTEN \
  LISTEN_TLS STATUS_LISTEN TLS_CERTIFICATE TLS_CERTIFICATE_KEY SERVER_NAME TRUSTED_PROXIES ACCESS_LOG \
  MAINTENANCE_FILE CABINET_ROOT CAPTCHA_URL TRACKER_URL TRACKER_CA TRACKER_PLAIN TRACKER_SCRIPT \
  RESOLVER BACKEND_MOVES
. "$here/settings/backend.sh"
. "$here/settings/page.sh"
. "$here/settings/analytics.sh"
. "$here/settings/server.sh"
exec awk '{
  rest = $0
  done = ""
  while (match(rest, /\$\{CABINET_[A-Z_]+\}/)) {
    name = substr(rest, RSTART + 2, RLENGTH - 3)
    done = done substr(rest, 1, RSTART - 1) ENVIRON[name]
    rest = substr(rest, RSTART + RLENGTH)
  }
  print done rest
}' "$here/templates/maps.conf.template" "$here/templates/cabinet.conf.template"
