import { describe, expect, it } from 'vitest';
import { renderNginx } from './nginx';

const BACKEND_URL = 'https://backend.example';

describe('the configuration of a stand', () => {
  it('has everything filled in', () => {
    expect(renderNginx({ BACKEND_URL })).not.toContain('${');
  });

  it.each([
    ['https://backend.example', 'https', 'backend.example:443', 'backend.example'],
    ['http://backend:3000/', 'http', 'backend:3000', 'backend:3000'],
    ['http://10.0.0.7/api', 'http', '10.0.0.7:80', '10.0.0.7'],
  ])('calls the backend %s', (address, scheme, server, host) => {
    const text = renderNginx({ BACKEND_URL: address });
    expect(text).toContain(`proxy_pass ${scheme}://cabinet_backend;`);
    expect(text).toContain(`server ${server};`);
    expect(text).toContain(`proxy_set_header Host ${host};`);
    expect(text.includes('proxy_ssl_verify on;')).toBe(scheme === 'https');
  });

  it('trusts nobody but itself unless told to', () => {
    const text = renderNginx({ BACKEND_URL });
    expect(text).toContain("script-src 'self'; style-src 'self' 'nonce-$request_id';");
    expect(text).toContain("connect-src 'self'; ");
    expect(text).toContain("frame-src 'none'; ");
    expect(text).toContain("sub_filter '</head>' '</head>';");
  });

  it('trusts the origin of an address, not its path, name or key', () => {
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

  it('lets a page of its own be framed, where the settlement is one', () => {
    expect(renderNginx({ BACKEND_URL, VITE_SETTLEMENT_URL: '/claims/' })).toContain(
      "frame-src 'self'; ",
    );
  });

  it('sends analytics where it is told to', () => {
    const text = renderNginx({
      BACKEND_URL,
      VITE_ANALYTICS_URL: '/stat',
      TRACKER_URL: 'https://stat.example/matomo/',
    });
    expect(text).toContain('location = /stat/matomo.php {');
    expect(text).toContain('proxy_pass https://stat.example/matomo/matomo.php;');
    expect(text).toContain('proxy_pass https://stat.example/matomo/matomo.js;');
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['BACKEND_URL', {}],
    ['BACKEND_URL', { BACKEND_URL: 'backend.example' }],
    ['BACKEND_URL', { BACKEND_URL: 'https://backend.example/other' }],
    ['BACKEND_URL', { BACKEND_URL: 'https://backend.example; return 200' }],
    ['VITE_SETTLEMENT_URL', { BACKEND_URL, VITE_SETTLEMENT_URL: 'javascript:alert(1)' }],
    [
      'VITE_ERROR_REPORTING_DSN',
      { BACKEND_URL, VITE_ERROR_REPORTING_DSN: "https://a.example 'unsafe-inline'" },
    ],
    ['VITE_ANALYTICS_URL', { BACKEND_URL, VITE_ANALYTICS_URL: '/t { return 200; }' }],
    ['TRACKER_URL', { BACKEND_URL, TRACKER_URL: 'https://stat.example/;x' }],
    ['TLS_CERTIFICATE_KEY', { BACKEND_URL, TLS_CERTIFICATE: '/a.pem' }],
  ])('refuses a senseless %s by its name: %o', (name, settings) => {
    expect(() => renderNginx(settings)).toThrow(name);
  });
});
