import type { Names } from './names.ts'
import { page } from './page.ts'

/** The files of a new component, by their paths in its folder. */
export function componentFiles({ kebab, pascal, title }: Names): Record<string, string> {
  const words = title.toLowerCase()
  return {
    'index.ts': `export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx'
`,
    [`${pascal}.tsx`]: `import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import './${kebab}.css'

/** Props of \`${pascal}\`; everything else passes to its \`<div>\`. */
export interface ${pascal}Props extends ComponentProps<'div'> {
  /** What it shows. */
  children?: ReactNode
}

/**
 * Shows a ${words}.
 *
 * @example
 * <${pascal}>Hello</${pascal}>
 */
export function ${pascal}({ className, ...rest }: ${pascal}Props): ReactElement {
  return <div {...rest} className={cx('sw-${kebab}', className)} />
}
`,
    [`${kebab}.css`]: `@layer slipway {
  .sw-${kebab} {
    color: var(--sw-label);
  }
}
`,
    [`${pascal}.browser.test.tsx`]: `import { expect, test } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/setup/axe.ts'
import { render } from '../../testing/setup/render.tsx'
import { ${pascal} } from './index.ts'

describeConformance((props) => <${pascal} {...props} />, { selector: '.sw-${kebab}' })

test('has no accessibility findings', async () => {
  const { container } = render(<${pascal}>Hello</${pascal}>)
  await expectNoAxeViolations(container)
})

test('does what it is for', () => {
  expect.fail('Say here, as a sentence, the first thing that a ${words} does, and make it so.')
})
`,
    [`${kebab}.md`]: page({
      title,
      category: 'Content',
      sentence: `Shows a ${words}.`,
      example: `import { ${pascal} } from 'slipway/components/${kebab}'

export const Example = () => <${pascal}>Hello</${pascal}>`,
      table: `<!-- props: ${pascal}Props -->\n<!-- /props -->`,
    }),
    'demo.tsx': `import { ${pascal} } from 'slipway/components/${kebab}'

export default function ${pascal}Demo() {
  return (
    <section className="demo-section">
      <h2 className="demo-title">${title}</h2>
      <div className="demo-card">
        <${pascal}>Hello</${pascal}>
      </div>
    </section>
  )
}
`,
  }
}
