#!/bin/sh
# Publishes a build to the folder of nginx without downtime:
#   deploy/publish.sh dist /srv/cabinet [releases]
# Copies files with hashes in their names first, the pages after all other files except version.json.
# Keeps the files of the last releases (3 by default) for pages that are still open, and removes
# older ones. To roll back, publish the older build again. With several machines, run STEP=files on
# each of them, then STEP=page on each.
set -eu
[ $# -ge 2 ] || { echo 'publish.sh BUILD FOLDER [RELEASES]' >&2; exit 64; }
build=$1
target=$2
keep=${3:-3}
case $keep in '' | *[!0-9]* | 0*) echo 'RELEASES: a number from 1 is expected' >&2; exit 64 ;; esac
case ${STEP:-both} in both | files | page) ;; *) echo 'STEP: files or page is expected' >&2; exit 64 ;; esac
[ -r "$build/index.html" ] || { echo "$build: there is no page in it" >&2; exit 66; }
mkdir -p "$target/.releases"

# Writes a file beside its place and then renames it, so that nginx never serves half a file.
put() {
  mkdir -p "$(dirname -- "$target/$1")"
  cp -- "$build/$1" "$target/$1.new"
  mv -- "$target/$1.new" "$target/$1"
}

files=$(mktemp)
trap 'rm -f "$files" "$files.kept"' EXIT
(cd "$build" && find . -type f -o -type l) | sed 's#^\./##' | grep -v '\.map$' | sort >"$files"
is_hashed='^(\.br/)?assets/'
[ "${STEP:-both}" = page ] || grep -E "$is_hashed" "$files" | while IFS= read -r file; do
  [ -e "$target/$file" ] || put "$file"
done
[ "${STEP:-both}" != files ] || exit 0
grep -Ev "$is_hashed" "$files" | grep -Evx '(index|login)\.html|version\.json' | while IFS= read -r file; do put "$file"; done
if [ -e "$build/login.html" ]; then put login.html; else rm -f -- "$target/login.html"; fi
put index.html
# Shows open pages that a newer version exists.
if [ -e "$build/version.json" ]; then put version.json; else rm -f -- "$target/version.json"; fi

# The newest release has the highest number; a release that is published again becomes the newest.
newest=$(ls "$target/.releases" | sort -n | tail -n 1)
for release in $(ls "$target/.releases"); do
  if cmp -s "$files" "$target/.releases/$release"; then rm "$target/.releases/$release"; fi
done
cp "$files" "$target/.releases/$((${newest:-0} + 1))"
ls "$target/.releases" | sort -rn | tail -n "+$((keep + 1))" | while IFS= read -r release; do
  rm "$target/.releases/$release"
done
cat "$target/.releases/"* | sort -u >"$files.kept"
(cd "$target" && find assets .br -type f 2>/dev/null) | sort | comm -23 - "$files.kept" |
  while IFS= read -r file; do rm -- "$target/$file"; done
