import fs from 'node:fs';
import { startStandIns } from '../../sandbox/start';
import { aCertificateAuthority } from '../../tests/support/certificates';
import { freePort } from '../../tests/support/free-port';

/** What visitors call the site, and what the site calls Stripe. */
export const SITE_NAME = 'www.your-site.com';
const BARE_NAME = 'your-site.com';
const STRIPE_NAME = 'api.stripe.com';

export const SECRET_KEY = 'sk_live_nothingButATry';
const WEBHOOK_SECRET = 'whsec_nothingButATry';

export type World = Awaited<ReturnType<typeof theWorld>>;

/** What stands in for Stripe, the mail server and the authority of certificates, on this machine. */
export async function theWorld() {
  const [stripe, inbox, smtp] = [await freePort(), await freePort(), await freePort()];
  const keys = { publishableKey: 'pk_live_nothingButATry', secretKey: SECRET_KEY };
  const webhook = {
    url: 'http://127.0.0.1:3000/api/webhooks/stripe',
    secret: WEBHOOK_SECRET,
    livemode: true,
  };
  const end = await startStandIns({
    stripe: { port: stripe, keys, webhook },
    mail: { inboxPort: inbox, smtpPort: smtp },
  });
  const { cert, certify } = aCertificateAuthority();
  const [site, api] = [certify(SITE_NAME, BARE_NAME), certify(STRIPE_NAME)];
  const passed = process.env.NODE_EXTRA_CA_CERTS;
  return {
    end: () => Promise.resolve(end()),
    sandbox: `http://127.0.0.1:${stripe}`,
    inbox: `http://127.0.0.1:${inbox}`,
    /** Who signed the site's certificate. */
    authority: cert,
    /** What programs in the sandbox believe besides. */
    authorities: cert + (passed ? fs.readFileSync(passed, 'utf8') : ''),
    /** In the place of certbot's files, by their names in /etc/letsencrypt/live. */
    certificates: { [SITE_NAME]: site, [STRIPE_NAME]: api },
    hosts: `127.0.0.1 localhost ${SITE_NAME} ${STRIPE_NAME}\n`,
    /**
     * nginx answers at Stripe's name, since production speaks to no stand-in, and takes no money that is not
     * real.
     */
    stripeConf: `server {
  listen 443 ssl;
  server_name ${STRIPE_NAME};
  ssl_certificate /etc/letsencrypt/live/${STRIPE_NAME}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${STRIPE_NAME}/privkey.pem;
  location / {
    proxy_pass http://127.0.0.1:${stripe};
    proxy_set_header Host 127.0.0.1;
    proxy_set_header Accept-Encoding "";
    sub_filter_types application/json;
    sub_filter_once off;
    sub_filter '"livemode": false' '"livemode": true';
  }
}
`,
    /** What a firm puts in the place of the recipe's dots. */
    values: {
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SMTP_URL: `"smtp://127.0.0.1:${smtp}"`,
      LINK_SECRET: 'Vb3Yq0mZt8sKw5rXc2hNd7gLf4jPa9uE',
    } as Record<string, string>,
  };
}
