#!/bin/sh
# The steps of update.sh, with Docker. Images are named by their version, and those that are online also "current".
set -eu
cd "$(dirname "$0")/.."
step=$1 version=${2:-} other=${3:-}
image() { docker build ${PULL:+--pull} --build-arg "COMMIT_REF=${COMMIT_REF:-}" --target "$1" -t "$2" .update/source; }

case $step in
answers)
	docker info > /dev/null
	;;
has)
	docker image inspect "website-server:$version" "website-pages:$version" > /dev/null 2>&1
	;;
check)
	image tools website-tools:current >&2
	docker run --rm --network none website-tools:current node scripts/check-content.ts --json
	;;
build)
	# An older Docker forgets the packages of an image without a name.
	image packages website-packages:current
	image server "website-server:$version"
	image pages "website-pages:$version"
	;;
try)
	VERSION=$version docker compose run --rm -T --no-deps server node server/cli.ts settings
	# On an empty folder and without mail.
	VERSION=$version docker compose run --rm -T --no-deps \
		-e DATA_DIR=/tmp/try -e BACKUP_DIR= -e SMTP_URL= -e MAIL_FROM= -e NOTIFY_TO= server sh deploy/try.sh
	;;
start)
	for name in website-server website-pages; do docker tag "$name:$version" "$name:current"; done
	docker compose up -d --wait --wait-timeout 90 server || {
		docker compose logs --tail 20 server
		exit 1
	}
	;;
runs)
	image=$(docker image inspect -f '{{.Id}}' "website-server:$version")
	[ "$(docker inspect -f '{{.Image}}' "$(docker compose ps -q server)")" = "$image" ]
	;;
word)
	docker compose exec -T server node -e "fetch('http://127.0.0.1:8080/readyz').then((answer) => answer.text()).then(console.log)"
	;;
publish)
	[ -z "${PULL:-}" ] || docker compose pull web
	docker compose up -d web
	docker compose exec -T web caddy reload --config /pages/Caddyfile
	;;
until)
	docker run --rm --network none "website-pages:$version" sed -n 's/^ "until": "\(.*\)".*/\1/p' dist/version.json
	;;
clean)
	# The last two stay, to go back without a build.
	docker images --filter 'reference=website-*' --format '{{.Repository}}:{{.Tag}}' |
		grep -v -e ':current$' -e ":$version$" -e ":$other$" | xargs -r docker rmi
	docker image prune -f
	docker builder prune -f --filter until=24h
	;;
esac
