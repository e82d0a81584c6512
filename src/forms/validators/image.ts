import { INCORRECT, whenFilled, type Validator } from './validator';

const IMAGE_NAME = /\.(?:jpe?g|png|gif|bmp|svg|webp)$/i;

function hasImageName(file: unknown): boolean {
  const name: unknown =
    typeof file === 'object' && file !== null && 'name' in file ? file.name : file;
  return typeof name === 'string' && IMAGE_NAME.test(name);
}

/** Accepts a file, a list of files or their names, if all are jpg, jpeg, png, gif, bmp, svg or webp. */
export const image: Validator = whenFilled((value) => {
  const files: unknown[] =
    Array.isArray(value) || (typeof FileList !== 'undefined' && value instanceof FileList)
      ? Array.from(value)
      : [value];
  return files.every(hasImageName) ? undefined : INCORRECT;
});
