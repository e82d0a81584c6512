import { describe, expect, it } from 'vitest';
import { withoutForeignPicture } from './reference';

describe('the bundled Redoc', () => {
  it('loads no image from another server', () => {
    const library = 'e.src="https://cdn.redoc.ly/redoc/logo-mini.svg";';
    expect(withoutForeignPicture(library)).toMatch(/^e\.src="data:image\/svg\+xml,[^"]+";$/);
  });

  it('is refused if a later version makes another external request', () => {
    expect(() => withoutForeignPicture('e.src="https://elsewhere.example/a.svg"')).toThrow('redoc');
  });
});
