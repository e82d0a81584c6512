/** Says something to people who cannot see that it happened. */
export function say(text: string): void {
  const said = document.getElementById('said');
  if (said) said.textContent = text;
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const code = block.querySelector('code');
  try {
    await navigator.clipboard.writeText(code?.textContent ?? '');
    button.textContent = 'Скопировано';
    say('Скопировано');
  } catch {
    // Without a secure origin there is no clipboard: the text is marked, ready for Ctrl+C.
    if (code) getSelection()?.selectAllChildren(code);
    button.textContent = 'Нажмите Ctrl+C';
    say('Текст выделен, нажмите Ctrl+C');
  }
}

function addCopyButton(block: HTMLElement): void {
  const what = block.dataset['copy'] ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Копировать';
  button.setAttribute('aria-label', `Копировать ${what}`);
  button.addEventListener('click', () => void copy(block, button));
  button.addEventListener('blur', () => {
    button.textContent = 'Копировать';
  });
  block.before(button);
}

/** Puts the fields of another schema where the reader unfolds it. */
function fillTree(lazy: HTMLDetailsElement): void {
  const view = document.getElementById(lazy.dataset['tree'] ?? '');
  const tree = view?.querySelector('.body > .tree')?.cloneNode(true);
  if (!(tree instanceof HTMLElement)) return;
  // The ids stay with the schema's own view, a page may hold each once.
  for (const copied of tree.querySelectorAll('[id]')) copied.removeAttribute('id');
  tree.querySelectorAll('.aimed').forEach((marked) => marked.classList.remove('aimed'));
  lazy.append(tree);
  enliven(tree);
}

/** Gives a part of the page what only a script can do: copying, unfolding other schemas. */
export function enliven(part: HTMLElement): void {
  for (const block of part.querySelectorAll<HTMLElement>('pre[data-copy]')) {
    if (!block.previousElementSibling?.matches('.copy')) addCopyButton(block);
  }
  for (const lazy of part.querySelectorAll<HTMLDetailsElement>('details.lazy')) {
    lazy.addEventListener('toggle', () => {
      if (lazy.open && !lazy.querySelector('.tree')) fillTree(lazy);
    });
  }
}
