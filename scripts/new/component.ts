import { componentTest } from './componentTest.ts'
import type { Names } from './names.ts'
import { page } from './page.ts'

/**
 * The files of a new component, by their paths in its folder. The component is a toggle button that meets all requirements of
 * components. You replace it with your own component; the tests check the requirements that must stay met.
 */
export function componentFiles(names: Names): Record<string, string> {
  const { kebab, pascal } = names
  return {
    'index.ts': `export { ${pascal}, type ${pascal}ChangeDetail, type ${pascal}Props } from './${pascal}.tsx'
`,
    [`${pascal}.tsx`]: source(names),
    [`${kebab}.css`]: look(names),
    [`${pascal}.browser.test.tsx`]: componentTest(names),
    [`${kebab}.md`]: docs(names),
    'demo.tsx': demo(names),
  }
}

/** The record of the demo's accessibility tree, by its path from the repository's folder. */
export function componentRecord({ kebab }: Names): Record<string, string> {
  return { [`apps/showcase/spoken/records/content/${kebab}.txt`]: spoken(kebab) }
}

const spoken = (kebab: string) => `main "${kebab}"
  heading "Controlled" level=2
  button "Hello" pressed
  status live=polite: On
  heading "Disabled" level=2
  button "Off" pressed=false disabled
  button "On" pressed disabled
  heading "Long text" level=2
  button "A long label wraps to several lines, and the button keeps its shape and its padding" pressed=false
  heading "Right to left" level=2
  button "مرحبا" pressed=false

# Tab

button "Hello" pressed
button "A long label wraps to several lines, and the button keeps its shape and its padding" pressed=false
button "مرحبا" pressed=false
`

const source = ({ kebab, pascal }: Names) => `import './${kebab}.css'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useControlled } from '../../hooks/useControlled.ts'

/** Detail of \`onChange\`: \`value\` is the new state. */
export interface ${pascal}ChangeDetail {
  readonly value: boolean
}

/** Props of \`${pascal}\`, in addition to those of \`<button>\`. */
export interface ${pascal}Props extends Omit<ComponentProps<'button'>, 'onChange' | 'type'> {
  /** Whether the button is on (controlled). */
  pressed?: boolean
  /**
   * Whether the button is on initially (uncontrolled).
   * @default false
   */
  defaultPressed?: boolean
  /** Called when the user presses the button. */
  onChange?(event: ComponentEvent<${pascal}ChangeDetail, HTMLButtonElement>): void
}

/**
 * A toggle button, rendered as a native \`<button>\`.
 *
 * @example
 * <${pascal} defaultPressed onChange={({ detail }) => save(detail.value)}>Hello</${pascal}>
 */
export function ${pascal}({ pressed, defaultPressed = false, onChange, ...rest }: ${pascal}Props): ReactNode {
  const [isOn, setOn] = useControlled(pressed, defaultPressed)
  const own = {
    className: 'sw-${kebab}',
    'aria-pressed': isOn,
    'data-pressed': isOn || undefined,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      setOn(!isOn)
      onChange?.(componentEvent('change', event.currentTarget, { value: !isOn }, event))
    },
  }
  return <button {...mergeProps(own, rest)} type="button" />
}
`

const look = ({ kebab }: Names) => `@layer slipway {
  .sw-${kebab} {
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 8px 16px;
    /* Forced colours make the border visible. */
    border: 1px solid transparent;
    border-radius: var(--sw-radius-control);
    background: var(--sw-${kebab}-background, var(--sw-fill));
    color: var(--sw-label);
    font: inherit;
    overflow-wrap: anywhere;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  .sw-${kebab}[data-pressed] {
    background: var(--sw-${kebab}-background, var(--sw-accent));
    color: var(--sw-on-accent);
  }

  .sw-${kebab}:active:enabled {
    opacity: 0.7;
  }

  .sw-${kebab}:focus-visible {
    outline: 2px solid var(--sw-focus);
    outline-offset: 2px;
  }

  .sw-${kebab}:disabled {
    opacity: 0.4;
    cursor: default;
  }

  @media (forced-colors: active) {
    .sw-${kebab}[data-pressed] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .sw-${kebab}:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
}
`

const docs = ({ kebab, pascal, title }: Names) =>
  page({
    title,
    category: 'Content',
    sentence: 'A native `<button>` that switches between on and off.',
    example: `import { ${pascal} } from 'slipway/components/${kebab}'

<${pascal} defaultPressed onChange={({ detail }) => save(detail.value)}>Hello</${pascal}>`,
    sections: `
## Keyboard

| Key | |
|---|---|
| Enter, Space | Toggles the button |

## Accessibility

The button needs an accessible name: its text, or \`aria-label\`. Screen readers announce a toggle button and whether it is pressed. The button is at least 44 px wide and high.

## Styling

\`className\`, \`style\`, \`ref\` and all other props are passed to the \`<button>\`.

| Data attribute | |
|---|---|
| \`data-pressed\` | Set while the button is on |

| Custom property | |
|---|---|
| \`--sw-${kebab}-background\` | Background, both on and off |

## Props
`,
    table: `<!-- props: ${pascal}Props -->\n<!-- /props -->`,
  })

const demo = ({ kebab, pascal }: Names) => `import { useState } from 'react'
import { ${pascal} } from 'slipway/components/${kebab}'

export default function ${pascal}Demo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Controlled />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <div className="demo-row">
            <${pascal} disabled>Off</${pascal}>
            <${pascal} disabled defaultPressed>
              On
            </${pascal}>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Long text</h2>
        <div className="demo-card">
          <${pascal}>A long label wraps to several lines, and the button keeps its shape and its padding</${pascal}>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <${pascal}>مرحبا</${pascal}>
        </div>
      </section>
    </>
  )
}

function Controlled() {
  const [isOn, setOn] = useState(true)
  return (
    <div className="demo-card">
      <div className="demo-row">
        <${pascal} pressed={isOn} onChange={({ detail }) => setOn(detail.value)}>
          Hello
        </${pascal}>
        <output>{isOn ? 'On' : 'Off'}</output>
      </div>
    </div>
  )
}
`
