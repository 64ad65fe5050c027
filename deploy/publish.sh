#!/bin/sh
# Copies the pages and the Caddyfile of this version next to those that are online, and writes the Caddyfile that names them.
set -eu
umask 022
site=${SITE:-/site} pages=${PAGES:-/pages}
new=$(sha256sum "$site/dist/version.json" | cut -c 1-16)
online=$(sed -n '1s/^# //p' "$pages/Caddyfile" 2> /dev/null || true)
[ "$new" != "$online" ] || exit 0

rm -rf "${pages:?}/$new"
mkdir "$pages/$new"
cp -R "$site/dist" "$site/dist-server" "$site/deploy/Caddyfile" "$pages/$new/"
chmod -R a+rX "$pages/$new"
# One file, so that pages, headers and rules change in the same moment.
cat > "$pages/Caddyfile.next" <<END
# $new
(pages) {
	root * $pages/$new/dist
}
(outage) {
	root * $pages/$new/dist-server
}
(earlier) {
	root $pages/${online:-$new}/dist
}
import $pages/$new/Caddyfile
import $pages/$new/dist-server/site.caddy
END
mv "$pages/Caddyfile.next" "$pages/Caddyfile"
for folder in "$pages"/*/; do
	case $folder in "$pages/$new/" | "$pages/$online/") ;; *) rm -rf "$folder" ;; esac
done
