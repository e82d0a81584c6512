# shellcheck shell=sh
# The backends: one address, or several of one scheme with spaces between them.

CABINET_BACKENDS=
CABINET_BACKEND_SCHEME=
CABINET_BACKEND_HOST=${BACKEND_HOST:-}
cabinet_expect BACKEND_HOST '([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?' 'a host such as backend.example'
cabinet_expect BACKEND_URL '[^;,"'\''\*?{}]+' 'an address, or several with spaces between them,'
for cabinet_address in ${BACKEND_URL:-}; do
  cabinet_backend=$(cabinet_origin_in BACKEND_URL "$cabinet_address") || exit 64
  case ${cabinet_address#"$cabinet_backend"} in
    '' | / | /api | /api/) ;;
    *) cabinet_refuse 'BACKEND_URL: only the part of the address before /api is expected' ;;
  esac
  cabinet_host=${cabinet_backend#*://}
  case $cabinet_backend in
    [Hh][Tt][Tt][Pp][Ss]://*) cabinet_scheme=https cabinet_port=443 ;;
    *) cabinet_scheme=http cabinet_port=80 ;;
  esac
  case ${CABINET_BACKEND_SCHEME:-$cabinet_scheme} in
    "$cabinet_scheme") CABINET_BACKEND_SCHEME=$cabinet_scheme ;;
    *) cabinet_refuse 'BACKEND_URL: backends of one scheme are expected, http or https' ;;
  esac
  CABINET_BACKEND_HOST=${CABINET_BACKEND_HOST:-$cabinet_host}
  cabinet_has_port "$cabinet_host" || cabinet_host=$cabinet_host:$cabinet_port
  # A single failure may be caused by one request, so the backend counts as down, for 10 s, only after
  # three failures within 10 s.
  CABINET_BACKENDS="$CABINET_BACKENDS server $cabinet_host max_fails=3 fail_timeout=10s;"
done
[ -n "$CABINET_BACKENDS" ] || cabinet_refuse 'BACKEND_URL: the address of the backend is missing'

# Name servers for repeated lookups; by default the name servers of this machine.
cabinet_expect RESOLVER '[0-9A-Fa-f:.[]+]?(:[0-9]+)?( [0-9A-Fa-f:.[]+]?(:[0-9]+)?)*' 'addresses of name servers'
cabinet_resolver() {
  cabinet_servers=${RESOLVER:-}
  if [ -z "$cabinet_servers" ] && [ -r /etc/resolv.conf ]; then
    cabinet_servers=$(awk '$1 == "nameserver" { sub(/%.*/, "", $2); print ($2 ~ /:/ ? "[" $2 "]" : $2) }' \
      /etc/resolv.conf | tr '\n' ' ')
  fi
  [ -n "$cabinet_servers" ] || cabinet_refuse 'RESOLVER: the address of a name server is expected'
  # Overrides the TTL of the name server's response, because a backend may change its
  # address earlier.
  printf 'resolver %s valid=%s; resolver_timeout 5s;' "$cabinet_servers" "${1:-30s}"
}

# nginx resolves the names of an upstream once, at the start, and does not start without them. A
# name in a variable is resolved per request, but its connections are not reused.
cabinet_expect_numbers BACKEND_KEEPALIVE SIGN_IN_LIMIT
cabinet_expect BACKEND_MOVES 'true|false' 'true or false'
if [ "${BACKEND_MOVES:-}" = true ]; then
  case $BACKEND_URL in *' '*) cabinet_refuse 'BACKEND_MOVES: one address in BACKEND_URL is expected with it' ;; esac
  cabinet_asked=$(cabinet_resolver 5s) || exit 64
  CABINET_UPSTREAM='# The name of the backend is resolved when it is asked for.'
  CABINET_RESOLVED="$cabinet_asked
  set \$cabinet_backend \"$CABINET_BACKEND_SCHEME://$cabinet_host\";"
  CABINET_BACKEND="\$cabinet_backend"
else
  # Closes idle connections before the backend does: servers on Node close them after 5 s.
  CABINET_UPSTREAM="upstream cabinet_backend {
  zone cabinet_backend 128k;
 $CABINET_BACKENDS
  keepalive 16;
  keepalive_timeout ${BACKEND_KEEPALIVE:-4}s;
}"
  CABINET_RESOLVED='# The name of the backend is resolved when nginx starts.'
  CABINET_BACKEND="$CABINET_BACKEND_SCHEME://cabinet_backend"
fi

CABINET_VERIFY='# The backend is called without TLS.'
cabinet_expect_paths BACKEND_CA
[ $CABINET_BACKEND_SCHEME = http ] ||
  CABINET_VERIFY=$(cabinet_verification "$CABINET_BACKEND_HOST" "${BACKEND_CA:-}")

CABINET_SIGN_IN_LIMIT=${SIGN_IN_LIMIT:-60}

# Headers of the backend that must not apply to the cabinet's origin, or that nginx sets itself.
CABINET_HIDDEN=
for cabinet_name in Content-Security-Policy Content-Security-Policy-Report-Only \
  Strict-Transport-Security X-Content-Type-Options Referrer-Policy Cross-Origin-Opener-Policy \
  Cross-Origin-Resource-Policy Cross-Origin-Embedder-Policy Permissions-Policy X-Powered-By \
  X-Request-ID Access-Control-Allow-Origin Access-Control-Allow-Credentials \
  Access-Control-Allow-Methods Access-Control-Allow-Headers Access-Control-Expose-Headers \
  Access-Control-Max-Age Access-Control-Allow-Private-Network Clear-Site-Data Refresh \
  Service-Worker-Allowed Reporting-Endpoints Report-To NEL Alt-Svc SourceMap X-SourceMap; do
  CABINET_HIDDEN="$CABINET_HIDDEN proxy_hide_header $cabinet_name;"
done
# X-Accel-… headers would let a backend control nginx.
CABINET_HIDDEN="$CABINET_HIDDEN proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;"

export CABINET_UPSTREAM CABINET_RESOLVED CABINET_BACKEND CABINET_BACKEND_HOST CABINET_VERIFY \
  CABINET_SIGN_IN_LIMIT CABINET_HIDDEN
