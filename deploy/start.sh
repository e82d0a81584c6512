#!/bin/sh
# Starts an nginx of its own with the cabinet: what the image does. Everything that it writes is in one
# folder, so that the rest may be read-only.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
run=${RUN_FOLDER:-/tmp/cabinet}
mkdir -p "$run"
"$here/render.sh" >"$run/cabinet.conf"
cp "$here/nginx.conf" "$run/nginx.conf"
exec "${NGINX_PATH:-nginx}" -p "$run/" -c "$run/nginx.conf" -e stderr -g 'daemon off;'
