import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PAGE_VARIABLES, variableTags } from '../release/pageVariables';
import { renderNginx } from './nginx';

const BACKEND_URL = 'https://backend.example';
const CABINET_ROOT = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(CABINET_ROOT, { recursive: true }));

describe('the nginx configuration', () => {
  it('has no unreplaced placeholders', () => {
    expect(renderNginx({ BACKEND_URL })).not.toContain('${');
  });

  it.each([
    ['https://backend.example', 'https', 'backend.example:443', 'backend.example'],
    ['http://backend:3000/', 'http', 'backend:3000', 'backend:3000'],
    ['http://10.0.0.7/api', 'http', '10.0.0.7:80', '10.0.0.7'],
    ['http://[::1]:4010', 'http', '[::1]:4010', '[::1]:4010'],
    ['https://[2001:db8::7]/api', 'https', '[2001:db8::7]:443', '[2001:db8::7]'],
  ])('calls the backend %s', (address, scheme, server, host) => {
    const text = renderNginx({ BACKEND_URL: address });
    expect(text).toContain(`proxy_pass ${scheme}://cabinet_backend;`);
    expect(text).toContain(`server ${server} `);
    expect(text).toContain(`proxy_set_header Host ${host};`);
    expect(text.includes('proxy_ssl_verify on;')).toBe(scheme === 'https');
  });

  it('allows only scripts, styles and calls of its own origin by default', () => {
    const text = renderNginx({ BACKEND_URL });
    expect(text).toContain(
      "script-src 'self' 'nonce-$request_id'; style-src 'self' 'nonce-$request_id';",
    );
    expect(text).toContain("connect-src 'self'; ");
    expect(text).toContain("frame-src 'none'; ");
    expect(text).toContain("sub_filter '</head>' '</head>';");
  });

  it('allows only the origin of a configured address, without user, path or query', () => {
    const text = renderNginx({
      BACKEND_URL,
      VITE_SETTLEMENT_URL: 'https://user@claims.example:8443/lk?a=b',
      VITE_ERROR_REPORTING_DSN: 'https://key@errors.example/7',
      VITE_BRAND_LOGO: 'https://cdn.example/logo.svg',
    });
    expect(text).toContain('frame-src https://claims.example:8443; ');
    expect(text).toContain("connect-src 'self' https://errors.example; ");
    expect(text).toContain("img-src 'self' data: blob: https://cdn.example; ");
  });

  it('allows the cabinet’s own pages in a frame if the settlement has a local address', () => {
    expect(renderNginx({ BACKEND_URL, VITE_SETTLEMENT_URL: '/claims/' })).toContain(
      "frame-src 'self'; ",
    );
  });

  it('sends analytics to the configured address', () => {
    const text = renderNginx({
      BACKEND_URL,
      VITE_ANALYTICS_URL: '/stat',
      TRACKER_URL: 'https://stat.example/matomo/',
      RESOLVER: '10.0.0.2',
    });
    expect(text).toContain('location = /stat/matomo.php {');
    expect(text).toContain('set $cabinet_tracker "https://stat.example/matomo";');
    expect(text).toContain('resolver 10.0.0.2 valid=30s;');
    expect(text).toContain('proxy_ssl_name stat.example; proxy_ssl_verify on;');
  });

  it('accepts IPv6 addresses in all settings with addresses', () => {
    const text = renderNginx({
      BACKEND_URL: 'http://[::1]:4010 http://[::2]',
      BACKEND_HOST: '[::3]:80',
      TRACKER_URL: 'https://[2001:db8::9]:8443/matomo/',
      RESOLVER: '[fd00::53] 10.0.0.2',
      SERVER_NAME: 'cabinet.example [2001:db8::1]',
      STATUS_LISTEN: '[::1]:8081',
    });
    expect(text).toContain('server [::1]:4010 max_fails=3 fail_timeout=10s; server [::2]:80 ');
    expect(text).toContain('proxy_set_header Host [::3]:80;');
    expect(text).toContain('set $cabinet_tracker "https://[2001:db8::9]:8443/matomo";');
    expect(text).toContain('proxy_ssl_name [2001:db8::9]; ');
    expect(text).toContain('server_name cabinet.example [2001:db8::1];');
    expect(text).toContain('listen [::1]:8081;');
  });

  it('listens at each configured address, and refuses one port for HTTP and HTTPS', () => {
    expect(renderNginx({ BACKEND_URL, LISTEN: '80 [::]:80' })).toContain(
      'listen 80; listen [::]:80; ',
    );
    const both = { LISTEN: '80 [::]:80', LISTEN_TLS: '443 [::]:443', SERVER_NAME: 'a.example' };
    const tls = { TLS_CERTIFICATE: '/a.pem', TLS_CERTIFICATE_KEY: '/k.pem' };
    const text = renderNginx({ BACKEND_URL, ...both, ...tls });
    expect(text).toContain('listen 443 ssl http2; listen [::]:443 ssl http2; ');
    expect(text).toContain('listen 80 default_server; listen [::]:80 default_server; ');
    const same = { LISTEN: '80 [::]:80', LISTEN_TLS: '443 [::]:80' };
    expect(() => renderNginx({ BACKEND_URL, ...same, ...tls })).toThrow('LISTEN_TLS');
  });

  it('balances several backends of one scheme, and sends all of them the same host name', () => {
    const text = renderNginx({ BACKEND_URL: 'https://a.example https://b.example:8443/api' });
    expect(text).toContain(
      'server a.example:443 max_fails=3 fail_timeout=10s; server b.example:8443',
    );
    expect(text).toContain('proxy_set_header Host a.example;');
    const named = { BACKEND_URL: 'https://10.0.0.1 https://10.0.0.2', BACKEND_HOST: 'api.example' };
    expect(renderNginx(named)).toContain('proxy_ssl_name api.example;');
  });

  it('resolves the name of a single backend every 5 s if BACKEND_MOVES is true, but refuses several backends', () => {
    const moves = { BACKEND_MOVES: 'true', RESOLVER: '10.0.0.2' };
    const text = renderNginx({ BACKEND_URL: 'https://backend.example/api', ...moves });
    expect(text).toContain('resolver 10.0.0.2 valid=5s;');
    expect(text).toContain('set $cabinet_backend "https://backend.example:443";');
    expect(text).toContain('proxy_ssl_name backend.example; proxy_ssl_verify on;');
    expect(text).not.toContain('upstream cabinet_backend');
    const two = { BACKEND_URL: 'http://a.example http://b.example', ...moves };
    expect(() => renderNginx(two)).toThrow('BACKEND_MOVES');
  });

  it('adds every variable of PAGE_VARIABLES to the page', () => {
    const valueOf = (name: string) => (name.endsWith('_HASH') ? 'sha384-Ab+/1=' : '/a/');
    const settings = Object.fromEntries(PAGE_VARIABLES.map((name) => [name, valueOf(name)]));
    const text = renderNginx({ BACKEND_URL, ...settings });
    for (const name of PAGE_VARIABLES)
      expect(text).toContain(`<meta name="${name}" content="${valueOf(name)}">`);
  });

  it('allows the hosts named in the page of the build, unless the deployment sets other hosts', () => {
    const built = {
      VITE_SETTLEMENT_URL: 'https://claims.example/lk?a=1&b=2',
      VITE_ERROR_REPORTING_DSN: 'https://key@errors.example/7',
      VITE_BRAND_LOGO: 'https://cdn.example/logo.svg',
      VITE_CAPTCHA_SITE_KEY: 'ysc1_key',
      VITE_ANALYTICS_URL: '/stat/',
    };
    const tags = variableTags(built).map(
      ({ attrs }) => `    <meta name="${attrs?.['name']}" content="${attrs?.['content']}">\n`,
    );
    const page = `<head>\n${tags.join('')}</head>`.replaceAll(/&(?!amp;)/g, '&amp;');
    writeFileSync(join(CABINET_ROOT, 'index.html'), page);
    const text = renderNginx({ BACKEND_URL, CABINET_ROOT });
    expect(text).toContain(
      'frame-src https://claims.example https://smartcaptcha.cloud.yandex.ru; ',
    );
    expect(text).toContain("connect-src 'self' https://errors.example; ");
    expect(text).toContain("img-src 'self' data: blob: https://cdn.example; ");
    expect(text).toContain('location = /stat/matomo.php {');
    const other = renderNginx({ BACKEND_URL, CABINET_ROOT, VITE_SETTLEMENT_URL: '/claims/' });
    expect(other).toContain("frame-src 'self' https://smartcaptcha.cloud.yandex.ru; ");
    writeFileSync(join(CABINET_ROOT, 'index.html'), page.replace('https://claims', 'javascript:'));
    expect(() => renderNginx({ BACKEND_URL, CABINET_ROOT })).toThrow('VITE_SETTLEMENT_URL');
  });

  it.each<[string, string]>([
    ['BACKEND_URL', ''],
    ['BACKEND_URL', 'backend.example'],
    ['BACKEND_URL', 'https://backend.example/other'],
    ['BACKEND_URL', 'https://backend.example; return 200'],
    ['BACKEND_URL', 'https://backend.example\nreturn'],
    ['BACKEND_URL', 'https://backend.example:70000'],
    ['BACKEND_URL', 'https://backend.example:0'],
    ['BACKEND_URL', 'https://сервер.рф'],
    ['BACKEND_URL', 'https://a.example http://b.example'],
    ['BACKEND_URL', 'https://*.example'],
    ['BACKEND_URL', 'http://::1:4010'],
    ['BACKEND_URL', 'http://[::1'],
    ['BACKEND_URL', 'http://[::1]:0'],
    ['BACKEND_URL', 'http://[backend]'],
    ['BACKEND_HOST', '[::1'],
    ['BACKEND_HOST', 'a b'],
    ['BACKEND_MOVES', 'yes'],
    ['BACKEND_CA', 'ca.pem'],
    ['BACKEND_CA', '/ca.pem; return 200'],
    ['BACKEND_KEEPALIVE', '4s'],
    ['SIGN_IN_LIMIT', '0'],
    ['LISTEN', '8080; return 200'],
    ['LISTEN', '80800'],
    ['LISTEN', 'http'],
    ['LISTEN', '8080\n'],
    ['LISTEN', ' '],
    ['LISTEN', '::1:8080'],
    ['LISTEN', '8080 [::]:0'],
    ['LISTEN', '8080 [::]:8080; return'],
    ['LISTEN', '8080 unix:x'],
    ['LISTEN_TLS', '0'],
    ['STATUS_LISTEN', '127.0.0.1'],
    ['SERVER_NAME', 'кабинет.рф'],
    ['SERVER_NAME', 'a.example; b'],
    ['SERVER_NAME', 'https://a.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/8; deny all'],
    ['TRUSTED_PROXIES', 'balancer'],
    ['ACCESS_LOG', '/log" x'],
    ['MAINTENANCE_FILE', 'relative'],
    ['CABINET_ROOT', '/a;b'],
    ['VITE_SETTLEMENT_URL', 'javascript:alert(1)'],
    ['VITE_SETTLEMENT_URL', 'https://страхование.рф/'],
    ['VITE_SETTLEMENT_URL', 'https://[::1]/'],
    ['VITE_ERROR_REPORTING_DSN', 'https://key@[::1]:9000/7'],
    ['VITE_ERROR_REPORTING_DSN', "https://a.example 'unsafe-inline'"],
    ['VITE_BRAND_NAME', 'two\nlines'],
    ['VITE_ANALYTICS_URL', '/t { return 200; }'],
    ['VITE_ANALYTICS_URL', '/api/'],
    ['TRACKER_URL', 'https://stat.example/;x'],
    ['TRACKER_URL', 'http://stat.example/'],
    ['TRACKER_CA', '/$host'],
    ['TRACKER_PLAIN', 'yes'],
    ['TRACKER_SCRIPT', '/gone/matomo.js'],
    ['TRACKER_SCRIPT', '/a; return 200'],
    ['VITE_ANALYTICS_SCRIPT_HASH', 'sha1-abc'],
    ['VITE_ANALYTICS_SCRIPT_HASH', 'sha384-abc" nonce'],
    ['RESOLVER', '10.0.0.2; x'],
    ['TLS_CERTIFICATE_KEY', '/k.pem'],
    ['TLS_CERTIFICATE', '/a.pem'],
  ])('is refused with the name of the invalid setting: %s=%j', (name, value) => {
    const refused = () => renderNginx({ BACKEND_URL, [name]: value });
    expect(refused).toThrow(name);
    expect(refused).toThrow(/expected|missing/);
  });
});
