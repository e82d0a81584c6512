import { describe, expect, it } from 'vitest';
import { withoutForeignPicture } from './reference';

describe('Redoc as it is shipped', () => {
  it('asks no other server for its picture', () => {
    const library = 'e.src="https://cdn.redoc.ly/redoc/logo-mini.svg";';
    expect(withoutForeignPicture(library)).toMatch(/^e\.src="data:image\/svg\+xml,[^"]+";$/);
  });

  it('is refused when a later version asks for something else', () => {
    expect(() => withoutForeignPicture('e.src="https://elsewhere.example/a.svg"')).toThrow('redoc');
  });
});
