# Follows the commands of docs/deploy.md for one proxy (nginx or caddy), with the files of docs/deploy as they are, in
# a mount and network namespace of its own. Only apt-get, sudo and systemctl are replaced, and Let's Encrypt by Pebble,
# its own test server. Prints what visitors get.
set -e
proxy=$1
here=$2 # a temporary folder
node=$3
root=$PWD

ip link set lo up
mount -t tmpfs tmpfs "$here"
for folder in etc var; do
  mkdir -p "$here/$folder" "$here/$folder.work"
  mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$here/$folder,workdir=$here/$folder.work" "/$folder"
done
mount -t tmpfs tmpfs /run
echo '127.0.0.1 localhost agency.example.com www.agency.example.com' > /etc/hosts

cd "$here"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout key.pem -out ca.pem 2> /dev/null
cat > pebble.json <<END
{ "pebble": { "listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000",
  "certificate": "$here/ca.pem", "privateKey": "$here/key.pem", "httpPort": 80, "tlsPort": 443 } }
END
PEBBLE_VA_NOSLEEP=1 pebble -config pebble.json > pebble.log 2>&1 &
"$node" -e 'require("http").createServer(({ url, headers }, response) =>
  response.end(`${url} for ${headers.host} from ${headers["x-forwarded-for"]}\n`)).listen(3000, "127.0.0.1")' &
curl -sk --retry 100 --retry-delay 1 --retry-all-errors -o ready https://localhost:14000/dir
curl -s --retry 100 --retry-delay 1 --retry-all-errors -o ready http://127.0.0.1:3000/

mkdir bin
export PATH="$here/bin:$PATH" HOME="$here" XDG_DATA_HOME="$here" XDG_CONFIG_HOME="$here"
printf '#!/bin/sh\nexec "$@"\n' > bin/sudo
# The package's installation starts the proxy.
cat > bin/apt-get <<'END'
#!/bin/sh
case "$2" in
  nginx) exec nginx ;;
  caddy) exec caddy start --config /etc/caddy/Caddyfile --adapter caddyfile > /dev/null 2>&1 ;;
esac
END
cat > bin/systemctl <<'END'
#!/bin/sh
case "$2" in
  nginx) exec nginx -s reload ;;
  caddy)
    printf '{\n\tacme_ca https://localhost:14000/dir\n\tacme_ca_root %s/ca.pem\n}\n' "$HOME" | cat - /etc/caddy/Caddyfile > "$HOME/Caddyfile"
    exec caddy reload --config "$HOME/Caddyfile" --adapter caddyfile > /dev/null 2>&1 ;;
esac
END
cat > bin/certbot <<'END'
#!/bin/sh
export PYTHONWARNINGS=ignore
exec /usr/bin/certbot "$@" --quiet --server https://localhost:14000/dir --no-verify-ssl --non-interactive --agree-tos --register-unsafely-without-email
END
chmod +x bin/*

cd "$root"
awk -v name="$proxy" 'tolower($0) ~ "^" name " with \\[" { found = 1 }
  found && /^```$/ { exit } inside { print } found && /^```sh$/ { inside = 1 }' docs/deploy.md > "$here/steps.sh"
bash -e "$here/steps.sh"

for url in http://agency.example.com/a?b http://www.agency.example.com/a?b https://www.agency.example.com/a?b; do
  curl -fskL --retry 60 --retry-delay 1 --retry-all-errors -w "%{url_effective} %{http_code}\n" "$url"
done
if [ "$proxy" = nginx ]; then
  certbot renew --force-renewal --no-random-sleep-on-renew
  echo renewed
fi
