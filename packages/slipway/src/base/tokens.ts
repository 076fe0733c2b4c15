import { navigationBarHeight, tabBarHeight } from './defaults/barHeight.ts'
import { actionSheetDefaults, buttonDefaults, navigationBarDefaults, tabBarDefaults } from './defaults/defaults.ts'

/** A colour in the light and the dark scheme. */
export interface ColorToken {
  readonly light: string
  readonly dark: string
  /** Replacement if text must pass WCAG AA (`contrast: 'aa'`, or `prefers-contrast: more`). */
  readonly aa?: { readonly light: string; readonly dark: string }
}

/** Colour roles, as `--sw-<name>`. Components use only roles, never values. */
export const colorTokens = {
  page: { light: '#f2f2f7', dark: '#000000' },
  surface: { light: '#ffffff', dark: '#1c1c1e' },
  'surface-raised': { light: '#ffffff', dark: '#2c2c2e' },
  label: { light: '#000000', dark: '#ffffff' },
  'label-2': { light: '#5c5c61', dark: '#a8a8ae' },
  'label-3': { light: '#8e8e93', dark: '#8e8e93', aa: { light: '#66666b', dark: '#a8a8ae' } },
  separator: { light: '#3c3c4329', dark: '#54545899' },
  fill: { light: '#7878801f', dark: '#7676803d' },
  accent: { light: buttonDefaults.color, dark: '#0a84ff', aa: { light: '#0066d6', dark: '#0a74e6' } },
  'on-accent': { light: '#ffffff', dark: '#ffffff' },
  'accent-label': { light: buttonDefaults.color, dark: '#0a84ff', aa: { light: '#0058bd', dark: '#4da3ff' } },
  danger: { light: '#e64340', dark: '#ff6961', aa: { light: '#c42b28', dark: '#ff7d75' } },
  // The red behind text in `on-accent`. In the dark theme, the red of texts is too light for it.
  'danger-fill': { light: '#e64340', dark: '#e64340', aa: { light: '#c42b28', dark: '#dc3732' } },
  warning: { light: '#f76260', dark: '#ffb340', aa: { light: '#b34700', dark: '#ffb340' } },
  success: { light: '#28a745', dark: '#30d158', aa: { light: '#1a7a32', dark: '#30d158' } },
  focus: { light: '#0058bd', dark: '#6cb4ff' },
  mask: { light: '#00000066', dark: '#00000099' },
  'tab-color': { light: tabBarDefaults.color, dark: '#999', aa: { light: '#66666b', dark: '#a8a8ae' } },
  'tab-selected': {
    light: tabBarDefaults.selectedColor,
    dark: '#0a84ff',
    aa: { light: '#0058bd', dark: '#4da3ff' },
  },
} satisfies Record<string, ColorToken>

/** Lengths, fonts and timing functions, as `--sw-<name>`. */
export const scaleTokens = {
  // A pixel of the design, multiplied by the text size that the user has set in the browser. Sizes of texts, and of boxes with
  // text, are multiples of it. An app whose `html` has a `font-size` of its own sets it to another length.
  'text-px': '0.0625rem',
  'navigation-bar-height': navigationBarHeight(navigationBarDefaults.heightPx),
  'tab-bar-height': tabBarHeight(tabBarDefaults.heightPx),
  'tab-rail-width': 'calc(56px + 24 * var(--sw-text-px))',
  'tab-font-size': 'calc(10 * var(--sw-text-px))',
  'action-sheet-max-height': `${actionSheetDefaults.maxContentHeightPx}px`,
  'radius-control': '8px',
  'radius-card': '12px',
  'radius-sheet': '16px',
  inset: '16px',
  font: "system-ui, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  'ease-ios': 'cubic-bezier(0.32, 0.72, 0, 1)',
  'ease-android': 'cubic-bezier(0.2, 0, 0, 1)',
  // In an installed window without a title bar of the system, the system's buttons are above the app.
  'safe-top': 'max(env(safe-area-inset-top, 0px), env(titlebar-area-height, 0px))',
  'safe-right': 'env(safe-area-inset-right, 0px)',
  'safe-bottom': 'env(safe-area-inset-bottom, 0px)',
  'safe-left': 'env(safe-area-inset-left, 0px)',
} satisfies Record<string, string>

/** The style sheet of the tokens; `npm run gen` writes it to `styles/tokens.css`. */
export function tokensCss(): string {
  const declare = (name: string, value: string) => `    --sw-${name}: ${value};`
  const colors = Object.entries<ColorToken>(colorTokens)
  const literal = colors.map(([name, color]) => declare(name, colorOf(color)))
  const scale = Object.entries(scaleTokens).map(([name, value]) => declare(name, value))
  const strong = colors.flatMap(([name, { aa }]) => (aa ? [declare(name, colorOf(aa))] : []))
  return `/* Made by \`npm run gen\` from base/tokens.ts. */
@layer slipway {
  :root {
    color-scheme: light dark;
    --sw-direction: 1;
${[...literal, ...scale].join('\n')}
  }

  /* 1 for left-to-right, -1 for right-to-left text, for properties without a logical form. Build tools break the pseudo-class \`:dir\`. */
  [dir="ltr"] {
    --sw-direction: 1;
  }

  [dir="rtl"] {
    --sw-direction: -1;
  }

  :root[data-sw-theme="light"] {
    color-scheme: light;
  }

  :root[data-sw-theme="dark"] {
    color-scheme: dark;
  }

  :root[data-sw-contrast="aa"] {
${strong.join('\n')}
  }

  @media (prefers-contrast: more) {
    :root {
${strong.map((line) => `  ${line}`).join('\n')}
    }
  }

  /* Not until-found. Has the specificity of an id, because rules of components set display for elements with several attributes. */
  [hidden=""]:not(#sw) {
    display: none;
  }

  @media (min-width: 414px) {
    :root {
      --sw-inset: 20px;
    }
  }

  @media (min-width: 768px) {
    :root {
      --sw-inset: 24px;
    }
  }
}
`
}

const colorOf = ({ light, dark }: ColorToken) => (light === dark ? light : `light-dark(${light}, ${dark})`)
