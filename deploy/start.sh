#!/bin/sh
# Starts nginx with the cabinet, as in the image. Its pid and temporary files are in one folder. With
# ACCESS_LOG=/dev/stdout, the rest may be read-only.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
run=${RUN_FOLDER:-/tmp/cabinet}
mkdir -p "$run"
"$here/render.sh" >"$run/cabinet.conf"
cp "$here/nginx.conf" "$run/nginx.conf"
exec "${NGINX_PATH:-nginx}" -p "$run/" -c "$run/nginx.conf" -e stderr -g 'daemon off;'
