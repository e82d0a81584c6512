# shellcheck shell=sh
# Addresses and names of the cabinet, and the proxies in front of it.

cabinet_expect_listen LISTEN
cabinet_expect_listen LISTEN_TLS
cabinet_expect_listen STATUS_LISTEN
cabinet_expect_paths TLS_CERTIFICATE TLS_CERTIFICATE_KEY ACCESS_LOG MAINTENANCE_FILE CABINET_ROOT
cabinet_expect SERVER_NAME '([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])( ([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]))*' 'host names in Latin letters with spaces between them, Cyrillic ones as xn--…,'
cabinet_expect TRUSTED_PROXIES '[0-9A-Fa-f:.]+(/[0-9]{1,3})?( [0-9A-Fa-f:.]+(/[0-9]{1,3})?)*' 'addresses or networks such as 10.0.0.0/8 with spaces between them'

cabinet_plain=${LISTEN:-8080}
CABINET_ACCESS_LOG=${ACCESS_LOG:-/var/log/nginx/access.log}
CABINET_MAINTENANCE=${MAINTENANCE_FILE:-/run/cabinet/maintenance}
CABINET_NAMES=
[ -z "${SERVER_NAME:-}" ] || CABINET_NAMES="server_name $SERVER_NAME;"

# Settings of every server of this file. The error log is off, because nginx writes whole requests into it, with
# parameters and referrer. The access log has the facts that an operator needs.
cabinet_every="server_tokens off;
  error_log /dev/null emerg;
  # Addresses of a registry may hold a pasted list of 500 numbers. nginx reads the head of a request by the settings of
  # the first server, for any host.
  large_client_header_buffers 4 32k;
  access_log \"$CABINET_ACCESS_LOG\" cabinet;"
cabinet_health="location = /healthz {
    access_log off;
    default_type text/plain;
    if (!-f \"$CABINET_ROOT/index.html\") { return 503 'no page'; }
    return 200 'ok';
  }"
# Proofs for certificate authorities, and files such as security.txt. Both are also served without TLS. Other names with
# a dot, and hidden files in this folder, are refused.
CABINET_WELL_KNOWN="location ~ ^/\.well-known/(?!\.|.*/\.) {
    default_type text/plain;
    try_files \$uri =404;
  }"

# Prints a `listen` for each of the addresses $1, with the options $2.
cabinet_listens() {
  for cabinet_listens in $1; do printf 'listen %s%s; ' "$cabinet_listens" "$2"; done
}

# If there is a certificate, the server speaks HTTP/2, and the plain port redirects to it.
cabinet_listen=$cabinet_plain
cabinet_kind=
cabinet_tls=
CABINET_OTHERS=
[ -n "${TLS_CERTIFICATE:-}" ] || [ -z "${TLS_CERTIFICATE_KEY:-}" ] || cabinet_refuse 'TLS_CERTIFICATE is missing beside TLS_CERTIFICATE_KEY'
if [ -n "${TLS_CERTIFICATE:-}" ]; then
  [ -n "${TLS_CERTIFICATE_KEY:-}" ] || cabinet_refuse 'TLS_CERTIFICATE_KEY is missing'
  cabinet_listen=${LISTEN_TLS:-8443}
  for cabinet_address in $cabinet_listen; do
    case " $cabinet_plain " in
      *" $cabinet_address "*) cabinet_refuse 'LISTEN_TLS: another port than that of LISTEN is expected' ;;
    esac
  done
  cabinet_kind=' ssl http2'
  # No CBC in TLS 1.2, and a new key for each session.
  cabinet_tls="
  ssl_certificate \"$TLS_CERTIFICATE\";
  ssl_certificate_key \"$TLS_CERTIFICATE_KEY\";
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
  ssl_prefer_server_ciphers off;
  ssl_session_cache shared:cabinet:4m;
  ssl_session_tickets off;"
  CABINET_OTHERS="server {
  $(cabinet_listens "$cabinet_plain" '')
  $CABINET_NAMES
  $cabinet_every
  root \"$CABINET_ROOT\";
  add_header X-Request-ID \$cabinet_request always;
  $cabinet_health
  $CABINET_WELL_KNOWN
  location / { return 301 https://\$host\$request_uri; }
}"
fi
CABINET_LISTEN="$(cabinet_listens "$cabinet_listen" "$cabinet_kind")$cabinet_tls
  $cabinet_every"

# Requests for other hosts get a 421. Health probes name no host, so they are answered here, too.
if [ -n "${SERVER_NAME:-}" ]; then
  cabinet_first=$(cabinet_listens "$cabinet_listen" "$cabinet_kind default_server")
  [ -z "$cabinet_tls" ] || cabinet_first="$cabinet_first$(cabinet_listens "$cabinet_plain" ' default_server')$cabinet_tls"
  CABINET_OTHERS="$CABINET_OTHERS
server {
  $cabinet_first
  server_name _;
  $cabinet_every
  add_header X-Request-ID \$cabinet_request always;
  $cabinet_health
  location / { return 421; }
}"
fi
# Counters for monitoring, on a port that users cannot reach.
[ -z "${STATUS_LISTEN:-}" ] || CABINET_OTHERS="$CABINET_OTHERS
server {
  $(cabinet_listens "$STATUS_LISTEN" '')
  server_tokens off;
  access_log off;
  location = /status { stub_status; }
  location / { return 404; }
}"

# Balancers in front of nginx. Only they may pass on data about the user.
CABINET_REAL_ADDRESS='# No proxy is in front.'
CABINET_TRUSTED=
if [ -n "${TRUSTED_PROXIES:-}" ]; then
  CABINET_REAL_ADDRESS='real_ip_header X-Forwarded-For; real_ip_recursive on;'
  for cabinet_proxy in $TRUSTED_PROXIES; do
    CABINET_REAL_ADDRESS="$CABINET_REAL_ADDRESS set_real_ip_from $cabinet_proxy;"
    CABINET_TRUSTED="$CABINET_TRUSTED $cabinet_proxy 1;"
  done
fi

export CABINET_LISTEN CABINET_NAMES CABINET_OTHERS CABINET_REAL_ADDRESS CABINET_TRUSTED \
  CABINET_MAINTENANCE CABINET_ROOT CABINET_WELL_KNOWN
