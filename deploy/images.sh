#!/bin/sh
# Prints the images of a build with the digest each tag has today: sh deploy/images.sh > deploy/images.env
# Keep the file: builds use these bytes until somebody looks again, for security updates at least every month.
set -eu
for pair in NODE_IMAGE=node:24-bookworm-slim NGINX_IMAGE=nginx:1.28-bookworm POSTGRES_IMAGE=postgres:18-bookworm; do
    image=${pair#*=}
    digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
    case $digest in sha256:*) echo "${pair%%=*}=$image@$digest" ;; *) exit 1 ;; esac
done
