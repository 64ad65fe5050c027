#!/bin/sh
# The steps of update.sh, with Docker. Images are named by their commit, and those that are online also "current".
set -eu
cd "$(dirname "$0")/.."
step=$1 commit=${2:-} other=${3:-}
names='website-server website-pages'

case $step in
build)
	# The version that is online was perhaps built by hand. After an update that was cut off, "current" may be the new one.
	for name in $names; do
		docker image inspect "$name:$other" > /dev/null 2>&1 || docker tag "$name:current" "$name:$other"
	done
	docker image inspect "website-server:$commit" "website-pages:$commit" > /dev/null 2>&1 ||
		VERSION=$commit BUILDKIT_PROGRESS=plain docker compose build server pages
	;;
try)
	# On an empty folder and without mail.
	VERSION=$commit docker compose run --rm -T --no-deps \
		-e DATA_DIR=/tmp/try -e BACKUP_DIR= -e SMTP_URL= -e MAIL_FROM= -e NOTIFY_TO= server sh deploy/try.sh
	;;
start)
	for name in $names; do docker tag "$name:$commit" "$name:current"; done
	docker compose up -d --wait --wait-timeout 60 server
	;;
word)
	docker compose exec -T server node -e "fetch('http://127.0.0.1:8080/readyz').then((answer) => answer.text()).then(console.log)"
	;;
publish)
	docker compose up -d web
	docker compose exec -T web caddy reload --config /pages/Caddyfile
	;;
refuse)
	docker compose run --rm -T --no-deps pages node deploy/refuse.ts "$commit"
	;;
clean)
	# The last two stay, to go back without a build.
	docker images --filter 'reference=website-*' --format '{{.Repository}}:{{.Tag}}' |
		grep -v -e ':current$' -e ":$commit$" -e ":$other$" | xargs -r docker rmi
	docker image prune -f
	docker builder prune -f --filter until=24h
	;;
esac
