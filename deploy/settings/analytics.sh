# shellcheck shell=sh
# Analytics runs under a path of the cabinet's own origin; without TRACKER_URL its data is dropped.
# Only the two addresses of Matomo that count visits are proxied: no other page of Matomo may have
# the cabinet's origin.

CABINET_TRACKER_PATH=$(cabinet_effective VITE_ANALYTICS_URL)
CABINET_TRACKER_PATH=${CABINET_TRACKER_PATH:-/matomo/}
CABINET_TRACKER_PATH=${CABINET_TRACKER_PATH%/}/
printf '%s' "$CABINET_TRACKER_PATH" | grep -Eq '^(/[A-Za-z0-9_-]+)+/$' ||
  cabinet_refuse 'VITE_ANALYTICS_URL: a path such as /matomo/ is expected'
case $CABINET_TRACKER_PATH in
  /api/* | /assets/*) cabinet_refuse 'VITE_ANALYTICS_URL: another path than /api/ and /assets/ is expected' ;;
esac
CABINET_TRACKER='return 204;'
# Answers with an empty script instead of nothing: a browser reports an answer without a script type.
CABINET_TRACKER_SCRIPT="return 200 '';"

cabinet_expect_paths TRACKER_CA
cabinet_expect TRACKER_PLAIN 'true|false' 'true or false'
if [ -n "${TRACKER_URL:-}" ]; then
  cabinet_tracker=$(cabinet_origin_in TRACKER_URL "$TRACKER_URL") || exit 64
  cabinet_expect TRACKER_URL '[][A-Za-z0-9:/._-]+' 'an address without parameters'
  case $cabinet_tracker in
    [Hh][Tt][Tt][Pp][Ss]://*) cabinet_secured=$(cabinet_verification "${cabinet_tracker#*://}" "${TRACKER_CA:-}") ;;
    *)
      # The tracker's script runs in the cabinet's origin: without https, an attacker on the network could replace it
      # and steal the session.
      [ "${TRACKER_PLAIN:-}" = true ] ||
        cabinet_refuse 'TRACKER_URL: https is expected; TRACKER_PLAIN=true allows http on a line that is trusted'
      cabinet_secured=
      ;;
  esac
  cabinet_asked=$(cabinet_resolver) || exit 64
  # If the target is a variable, nginx resolves the name per request, and starts even if the name is unknown.
  cabinet_called="$cabinet_asked $cabinet_secured
    set \$cabinet_tracker \"${TRACKER_URL%/}\";"
  CABINET_TRACKER="$cabinet_called
    proxy_pass \$cabinet_tracker/matomo.php\$is_args\$args;"
  CABINET_TRACKER_SCRIPT="$cabinet_called
    proxy_pass \$cabinet_tracker/matomo.js;"
fi

cabinet_expect VITE_ANALYTICS_SCRIPT_HASH 'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}' 'a hash such as sha384-…'
# Serves the script from a file of this machine, so that the tracker receives data but its server
# cannot change the code that runs here.
cabinet_expect_paths TRACKER_SCRIPT
if [ -n "${TRACKER_SCRIPT:-}" ]; then
  [ -r "$TRACKER_SCRIPT" ] || cabinet_refuse 'TRACKER_SCRIPT: a file that can be read is expected'
  CABINET_TRACKER_SCRIPT="types {} default_type text/javascript; alias \"$TRACKER_SCRIPT\";"
fi

export CABINET_TRACKER_PATH CABINET_TRACKER CABINET_TRACKER_SCRIPT
