# shellcheck shell=sh
# The backends: one address, or several of one scheme with spaces between them.

CABINET_BACKENDS=
CABINET_BACKEND_SCHEME=
CABINET_BACKEND_HOST=${BACKEND_HOST:-}
cabinet_expect BACKEND_HOST '[A-Za-z0-9._-]+(:[0-9]{1,5})?' 'a host such as backend.example'
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
  case $cabinet_host in *:*) ;; *) cabinet_host=$cabinet_host:$cabinet_port ;; esac
  # One failure may be a request of its own; three in a row are a backend that is gone.
  CABINET_BACKENDS="$CABINET_BACKENDS server $cabinet_host max_fails=3 fail_timeout=10s;"
done
[ -n "$CABINET_BACKENDS" ] || cabinet_refuse 'BACKEND_URL: the address of the backend is missing'

CABINET_VERIFY='# The backend is called without TLS.'
cabinet_expect_paths BACKEND_CA
[ $CABINET_BACKEND_SCHEME = http ] ||
  CABINET_VERIFY=$(cabinet_verification "$CABINET_BACKEND_HOST" "${BACKEND_CA:-}")

# A kept connection ends here before the backend ends it: Node's servers do so after 5 s.
cabinet_expect_numbers BACKEND_KEEPALIVE SIGN_IN_LIMIT
CABINET_KEEPALIVE=${BACKEND_KEEPALIVE:-4}
CABINET_SIGN_IN_LIMIT=${SIGN_IN_LIMIT:-60}

# Headers of a backend that have no business at the cabinet's origin, or that nginx says itself.
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
# X-Accel-…: a backend does not steer nginx.
CABINET_HIDDEN="$CABINET_HIDDEN proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;"

export CABINET_BACKENDS CABINET_BACKEND_SCHEME CABINET_BACKEND_HOST CABINET_VERIFY CABINET_KEEPALIVE \
  CABINET_SIGN_IN_LIMIT CABINET_HIDDEN
