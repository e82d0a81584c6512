# shellcheck shell=sh
# Variables that the page passes to the cabinet, and the origins that its policy trusts besides its
# own.

# The variables of the cabinet. Keep them equal to those of scripts/release/pageVariables.ts.
CABINET_VARIABLES='VITE_BRAND_NAME VITE_BRAND_LOGO VITE_SUPPORT_PHONE VITE_SUPPORT_EMAIL
  VITE_SUPPORT_HOURS VITE_CAPTCHA_SITE_KEY VITE_CAPTCHA_TEST VITE_SETTLEMENT_URL
  VITE_ERROR_REPORTING_DSN VITE_ERROR_REPORTING_ENVIRONMENT VITE_ANALYTICS_URL VITE_ANALYTICS_SITE_ID
  VITE_ANALYTICS_SCRIPT_HASH'
# shellcheck disable=SC2086
cabinet_expect_one_line $CABINET_VARIABLES

# Escapes a text for an attribute of HTML inside of a quoted text of nginx.
cabinet_escape() {
  printf '%s' "$1" |
    sed -e 's/&/\&amp;/g' -e 's/"/\&quot;/g' -e "s/'/\&#39;/g" -e 's/</\&lt;/g' -e 's/>/\&gt;/g' \
      -e 's/\$/\&#36;/g' -e 's/\\/\&#92;/g'
}

# Prints the value of a variable in the built page.
cabinet_built() {
  [ -r "$CABINET_ROOT/index.html" ] || return 0
  sed -nE 's/.*<meta name="'"$1"'" content="([^"]*)".*/\1/p' "$CABINET_ROOT/index.html" |
    sed -e 's/&quot;/"/g' -e "s/&#39;/'/g" -e 's/&lt;/</g' -e 's/&gt;/>/g' -e 's/&amp;/\&/g' |
    head -n 1
}

# Prints the value that the cabinet will read: the setting of the stand, else the setting of the build.
cabinet_effective() {
  cabinet_read "$1"
  if [ -n "$cabinet_text" ]; then printf '%s' "$cabinet_text"; else cabinet_built "$1"; fi
}

# Prints an origin for the policy, which cannot contain IPv6 addresses.
cabinet_policy_origin() {
  case $2 in
    *://\[* | *@\[*) cabinet_refuse "$1: a host with a name is expected, the policy of a page has no addresses of IPv6" ;;
  esac
  cabinet_origin_in "$1" "$2"
}

# Prints the origin of a variable for the policy; nothing for an empty value or a path of this site.
cabinet_origin_of() {
  cabinet_wanted=$(cabinet_effective "$1")
  case $cabinet_wanted in '' | /[!/]*) return 0 ;; esac
  cabinet_policy_origin "$1" "$cabinet_wanted"
}

# Variables that are not set are omitted.
CABINET_META=
for cabinet_variable in $CABINET_VARIABLES; do
  cabinet_read "$cabinet_variable"
  [ -z "$cabinet_text" ] && continue
  CABINET_META="$CABINET_META<meta name=\"$cabinet_variable\" content=\"$(cabinet_escape "$cabinet_text")\">"
done

# Origin of the script of @yandex/smart-captcha; the frame of its task has the same origin.
CABINET_CAPTCHA=
if [ -n "$(cabinet_effective VITE_CAPTCHA_SITE_KEY)" ]; then
  CABINET_CAPTCHA=" $(cabinet_policy_origin CAPTCHA_URL "${CAPTCHA_URL:-https://smartcaptcha.cloud.yandex.ru}")" || exit 64
fi
cabinet_origins=$(cabinet_origin_of VITE_SETTLEMENT_URL) || exit 64
case $(cabinet_effective VITE_SETTLEMENT_URL) in /[!/]*) cabinet_origins="'self'" ;; esac
CABINET_FRAMES="${cabinet_origins:+ $cabinet_origins}$CABINET_CAPTCHA"
CABINET_FRAMES=${CABINET_FRAMES:-" 'none'"}
cabinet_origins=$(cabinet_origin_of VITE_ERROR_REPORTING_DSN) || exit 64
CABINET_ERRORS=${cabinet_origins:+ $cabinet_origins}
cabinet_origins=$(cabinet_origin_of VITE_BRAND_LOGO) || exit 64
CABINET_PICTURES=${cabinet_origins:+ $cabinet_origins}

# Only these policies of the cabinet may turn texts into scripts (Trusted Types). The captcha's
# foreign script uses texts as addresses, so violations are only reported if there is a captcha.
cabinet_types="require-trusted-types-for 'script'; trusted-types cabinet-workers cabinet-tracker"
if [ -z "$CABINET_CAPTCHA" ]; then
  CABINET_TYPES="; $cabinet_types"
  CABINET_TYPES_REPORTED=
else
  CABINET_TYPES=
  CABINET_TYPES_REPORTED=$cabinet_types
fi

export CABINET_TYPES CABINET_TYPES_REPORTED CABINET_META CABINET_CAPTCHA CABINET_FRAMES CABINET_ERRORS CABINET_PICTURES
