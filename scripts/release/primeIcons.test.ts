import { describe, expect, it } from 'vitest';
import { pathOf } from './primeIcons';

const drawing = (shapes: string) => `<svg viewBox="0 0 24 24"><g id="a">${shapes}</g></svg>`;

describe('pathOf', () => {
  it('joins paths, circles and rectangles into one path', () => {
    const svg = drawing(
      '<path d="M1,2Z"/><circle cx="12" cy="12" r="1.75"/><rect x="9" y="6" width="2" height="3" rx="0.5"/>',
    );
    expect(pathOf(svg)).toBe(
      'M1,2ZM10.25,12a1.75,1.75,0,1,0,3.5,0a1.75,1.75,0,1,0,-3.5,0ZM9,6h2v3h-2Z',
    );
  });

  it('accepts an icon with the even-odd fill rule', () => {
    expect(pathOf(drawing('\n<path fill-rule="evenodd" id="x" d="M1 2Z" fill="black"/>'))).toBe(
      'M1 2Z',
    );
  });

  it.each([
    [drawing('<polygon points="1,2 3,4"/>'), '<polygon>'],
    [drawing('<defs><style>.a{fill:red}</style></defs>'), '<defs>'],
    ['<svg viewBox="0 0 48 48"><path d="M1,2Z"/></svg>', '24 x 24'],
  ])('throws an error with the reason for %s', (svg, said) => {
    expect(() => pathOf(svg)).toThrow(said);
  });
});
