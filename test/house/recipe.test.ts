import { describe, expect, it } from 'vitest';
import { MODULE_LIST, readRecipe } from '../../scripts/recipe/readRecipe';

const fence = '```';
const block = (name: string, text: string) => `${fence}ts ${name}\n${text}\n${fence}\n`;
const line = block(MODULE_LIST, "export { archiveModule } from '../modules/archive';");

describe('the recipe of the README', () => {
  it('is the code whose fences name files, and one line for the list of modules', () => {
    const readme = [
      '# Cabinet',
      block('src/modules/archive/index.ts', 'export const archiveModule = {};'),
      `${fence}sh\nnpm test\n${fence}`,
      line,
    ].join('\n');
    expect(readRecipe(readme)).toEqual({
      files: [{ path: 'src/modules/archive/index.ts', text: 'export const archiveModule = {};\n' }],
      listLine: "export { archiveModule } from '../modules/archive';",
    });
  });

  it('is never empty, nor more than one line in the list', () => {
    expect(() => readRecipe(line)).toThrow('no file');
    const file = block('src/modules/archive/index.ts', 'export {};');
    expect(() => readRecipe(file)).toThrow('one line');
    expect(() => readRecipe(file + block(MODULE_LIST, 'one;\ntwo;'))).toThrow('one line');
  });
});
