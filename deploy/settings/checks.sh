# shellcheck shell=sh
# Checks of the settings. With a wrong setting nginx is not started; the message names the setting
# and the expected value.

# In the C locale, patterns match bytes and ASCII letters only, on every machine.
LC_ALL=C
export LC_ALL

cabinet_refuse() {
  echo "$1" >&2
  exit 64
}

# Reads a variable, by its name, into cabinet_text.
cabinet_read() {
  eval "cabinet_text=\${$1:-}"
}

# Refuses the value of variable $1 if it does not match pattern $2, which $3 describes. Accepts an empty value.
cabinet_expect() {
  cabinet_read "$1"
  [ -z "$cabinet_text" ] && return 0
  cabinet_matches "$cabinet_text" "$2" || cabinet_refuse "$1: $3 is expected"
}

cabinet_matches() {
  printf '%s' "$1" | grep -Eq "^($2)\$"
}

# Refuses control characters: grep checks each line separately, so a setting with a valid line could
# bring any other text into the configuration of nginx.
cabinet_expect_one_line() {
  for cabinet_name in "$@"; do
    cabinet_read "$cabinet_name"
    case $cabinet_text in
      *[[:cntrl:]]*) cabinet_refuse "$cabinet_name: one line without control characters is expected" ;;
    esac
  done
}

# Accepts the absolute path of a file or folder. nginx gets it in quotes.
cabinet_expect_paths() {
  for cabinet_name in "$@"; do
    cabinet_expect "$cabinet_name" '/[^"'\''$\;{}<>|*?]*' 'the whole name of a file, without ; and quotes,'
  done
}

cabinet_expect_numbers() {
  for cabinet_name in "$@"; do
    cabinet_expect "$cabinet_name" '[1-9][0-9]{0,4}' 'a number from 1 to 99999'
  done
}

# Accepts the last part of an address if it is a port: 1 to 65535.
cabinet_expect_port() {
  case $2 in
    *[!0-9]* | '' | ??????*) cabinet_refuse "$1: a port from 1 to 65535 is expected" ;;
  esac
  [ "$2" -ge 1 ] && [ "$2" -le 65535 ] || cabinet_refuse "$1: a port from 1 to 65535 is expected"
}

# Accepts addresses to listen on: ports, addresses with a port, or sockets, separated by spaces.
cabinet_expect_listen() {
  cabinet_expect "$1" '[^ ]+( +[^ ]+)*' 'a port, or an address and a port,'
  for cabinet_listens in $cabinet_text; do
    case $cabinet_listens in
      unix:*)
        cabinet_matches "$cabinet_listens" 'unix:/[A-Za-z0-9/._-]+' ||
          cabinet_refuse "$1: a socket such as unix:/run/cabinet.sock is expected"
        ;;
      *)
        cabinet_matches "$cabinet_listens" '(([0-9.]+|\[[0-9A-Fa-f:.]+\]|\*):)?[0-9]+' ||
          cabinet_refuse "$1: ports, or addresses with a port, are expected, with spaces between them"
        cabinet_expect_port "$1" "${cabinet_listens##*:}"
        ;;
    esac
  done
}

# Prints the host of `host:port`. An IPv6 address keeps its brackets.
cabinet_host_of() {
  printf '%s' "$1" | sed -E 's/:[0-9]+$//'
}

# Succeeds if `host` or `host:port` names a port.
cabinet_has_port() {
  [ "$(cabinet_host_of "$1")" != "$1" ]
}

# Prints the origin of an http(s) address: of https://key@errors.example/7 it is
# https://errors.example.
cabinet_origin() {
  printf '%s' "$1" | sed -nE 's#^([Hh][Tt][Tt][Pp][Ss]?://)([^/?@]*@)?(([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]+)?)([/?].*)?$#\1\3#p'
}

# Prints the origin of the address $2; nothing for an empty one. $1 is the name of its variable,
# for messages.
cabinet_origin_in() {
  [ -z "$2" ] && return 0
  case $2 in
    *[!\ -~]*) cabinet_refuse "$1: an address in Latin letters is expected, a Cyrillic host as xn--…" ;;
  esac
  cabinet_found=$(cabinet_origin "$2")
  [ -n "$cabinet_found" ] || cabinet_refuse "$1: an address such as https://host/path is expected"
  if cabinet_has_port "$cabinet_found"; then cabinet_expect_port "$1" "${cabinet_found##*:}"; fi
  printf '%s' "$cabinet_found"
}

# Prints the directives of nginx that verify the certificate of an https address against this host.
cabinet_verification() {
  printf 'proxy_ssl_server_name on; proxy_ssl_name %s; ' "$(cabinet_host_of "$1")"
  printf 'proxy_ssl_verify on; proxy_ssl_verify_depth 4; proxy_ssl_trusted_certificate "%s";' \
    "${2:-/etc/ssl/certs/ca-certificates.crt}"
}
