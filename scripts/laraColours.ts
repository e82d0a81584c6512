/**
 * Which token stands for which of lara's literal colours. A colour means different things in different
 * places (white is a surface, a label on the accent, a fade), so the property is asked first. A pair
 * that is not listed stops the build: a new version of the theme is looked at, not guessed.
 */
type Role = 'text' | 'ground' | 'line' | 'shadow';

const TEXT: Record<string, string> = {
  '#ffffff': '--text-on-accent',
  '#047857': '--accent-text',
  '#10b981': '--accent-text',
  '#374151': '--text',
  '#4b5563': '--text',
  '#6b7280': '--text-muted',
  '#e24c4c': '--danger-text',
  '#1ea97c': '--success-text',
  '#3b82f6': '--info-text',
  '#cc8925': '--warning-text',
  '#ff5757': '--danger-text',
};

const GROUND: Record<string, string> = {
  '#ffffff': '--surface',
  '#10b981': '--accent',
  '#059669': '--accent-hover',
  '#047857': '--accent-hover',
  '#4b5563': '--tooltip-bg',
  '#e5e7eb': '--hover',
  '#f3f4f6': '--hover',
  '#f8f8fa': '--surface-sunken',
  '#f9fafb': '--surface-sunken',
  '#f0fdfa': '--accent-soft',
  'rgba(0, 0, 0, 0.4)': '--mask',
  'rgba(16, 185, 129, 0.04)': '--accent-soft',
  'rgba(16, 185, 129, 0.16)': '--accent-soft',
  'rgba(16, 185, 129, 0.24)': '--accent-soft',
  'rgba(219, 234, 254, 0.7)': '--info-bg',
  'rgba(228, 248, 240, 0.7)': '--success-bg',
  'rgba(255, 231, 230, 0.7)': '--danger-bg',
  'rgba(255, 242, 226, 0.7)': '--warning-bg',
  'rgba(255, 255, 255, 0)': '--skeleton',
  'rgba(255, 255, 255, 0.4)': '--skeleton-glow',
  'rgba(255, 255, 255, 0.5)': '--hover',
};

const LINE: Record<string, string> = {
  '#ffffff': '--surface',
  '#10b981': '--accent',
  '#059669': '--accent-hover',
  '#047857': '--accent-hover',
  '#4b5563': '--tooltip-bg',
  '#6b7280': '--border-strong',
  '#d1d5db': '--border-strong',
  '#e5e7eb': '--border',
  '#f3f4f6': '--border',
  '#f0fdfa': '--accent-soft',
  '#e24c4c': '--danger',
  '#1ea97c': '--success-text',
  '#3b82f6': '--info-text',
  '#cc8925': '--warning-text',
  '#ff5757': '--danger',
  '#a7f3d0': '--focus',
};

// Rings of focus become the cabinet's own; shadows belong to overlays (look.md).
const SHADOW: Record<string, string> = {
  '#10b981': '--accent',
  '#f0fdfa': '--accent-soft',
  '#a7f3d0': '--focus',
  '#71f3c8': '--focus',
  '#ffffff': '--surface',
  'rgb(0, 0, 0)': '--border',
};

const TABLES: Record<Role, Record<string, string>> = {
  text: TEXT,
  ground: GROUND,
  line: LINE,
  shadow: SHADOW,
};

function roleOf(property: string): Role {
  if (property === 'box-shadow') return 'shadow';
  if (property.startsWith('border') || property.startsWith('outline')) return 'line';
  return property.startsWith('background') ? 'ground' : 'text';
}

const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)/gi;

/**
 * One declaration's value with every literal colour replaced by its token.
 * @throws Error when the theme uses a colour that has no token yet.
 */
export function withTokens(property: string, value: string): string {
  if (property === 'box-shadow' && /rgba\(0, 0, 0/.test(value)) {
    return 'var(--shadow-overlay)';
  }
  const table = TABLES[roleOf(property)];
  return value.replace(LITERAL, (literal) => {
    const token = table[literal.toLowerCase()];
    if (token === undefined) {
      throw new Error(`lara: no token for ${literal} in "${property}: ${value}"`);
    }
    return `var(${token})`;
  });
}
