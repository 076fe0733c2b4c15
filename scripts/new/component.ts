import { componentTest } from './componentTest.ts'
import type { Names } from './names.ts'
import { page } from './page.ts'

/**
 * The files of a new component, by their paths in its folder: a button that can be on or off, which has all that is asked of a
 * component. What it becomes is written over it, and its tests say what must still hold.
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

/** What a screen reader is told of the demo, by the path of its record in the repository. */
export function componentRecord({ kebab }: Names): Record<string, string> {
  return { [`apps/showcase/spoken/records/content/${kebab}.txt`]: spoken(kebab) }
}

const spoken = (kebab: string) => `main "${kebab}"
  heading "On and off" level=2
  button "Hello" pressed
  status live=polite: On
  heading "Disabled" level=2
  button "Off" pressed=false disabled
  button "On" pressed disabled
  heading "A long text" level=2
  button "It keeps its shape with more text than anybody would want to read on a single line" pressed=false
  heading "From right to left" level=2
  button "مرحبا" pressed=false

# Tab

button "Hello" pressed
button "It keeps its shape with more text than anybody would want to read on a single line" pressed=false
button "مرحبا" pressed=false
`

const source = ({ kebab, pascal, title }: Names) => `import './${kebab}.css'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useControlled } from '../../hooks/useControlled.ts'

/** What \`onChange\` tells: whether it is on now. */
export interface ${pascal}ChangeDetail {
  readonly value: boolean
}

/** What a ${title.toLowerCase()} takes, next to everything a \`<button>\` takes. */
export interface ${pascal}Props extends Omit<ComponentProps<'button'>, 'onChange' | 'type'> {
  /** Whether it is on, held by the owner. */
  pressed?: boolean
  /**
   * Whether it is on at first, where it holds its own state.
   * @default false
   */
  defaultPressed?: boolean
  /** Called when a person has pressed it. */
  onChange?(event: ComponentEvent<${pascal}ChangeDetail, HTMLButtonElement>): void
}

/**
 * Turns something on and off: a native \`<button>\`.
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
    /* Forced colours show it. */
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
    sentence: 'A native `<button>` that turns something on and off.',
    example: `import { ${pascal} } from 'slipway/components/${kebab}'

<${pascal} defaultPressed onChange={({ detail }) => save(detail.value)}>Hello</${pascal}>`,
    sections: `
## Keyboard

| Key | |
|---|---|
| Enter, Space | Turns it |

## Accessibility

It needs a name: its text, or \`aria-label\`. Screen readers call it a button that is pressed, or not. It is at least 44 px wide and high.

## Styling

\`className\`, \`style\`, \`ref\` and everything else go to the \`<button>\`.

| Data attribute | |
|---|---|
| \`data-pressed\` | While it is on |

| Custom property | |
|---|---|
| \`--sw-${kebab}-background\` | The background, on and off |

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
        <h2 className="demo-title">On and off</h2>
        <Owned />
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
        <h2 className="demo-title">A long text</h2>
        <div className="demo-card">
          <${pascal}>It keeps its shape with more text than anybody would want to read on a single line</${pascal}>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <${pascal}>مرحبا</${pascal}>
        </div>
      </section>
    </>
  )
}

function Owned() {
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
