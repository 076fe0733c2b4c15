import { StrictMode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import TagDemo from './demo.tsx'
import { Tag, type TagProps } from './index.ts'

describeConformance((props) => <Tag {...props}>Paid</Tag>, { selector: '.sw-tag' })
describe('with a close button', () => {
  const example = (props: TagProps) => (
    <Tag onClose={() => {}} {...props}>
      Paid
    </Tag>
  )
  describeConformance(example, { selector: '.sw-tag' })
})

test('it is text, and with `onClose` has a button that is named after it', async () => {
  const view = (props: TagProps) => <Tag {...props}>Travel</Tag>
  const { container, rerender } = render(view({}))
  await expect(container).toMatchAriaInlineSnapshot(`- text: Travel`)
  rerender(view({ onClose() {} }))
  await expect.element(page.getByRole('button', { name: 'Remove Travel', exact: true })).toBeVisible()
})

test('mouse, touch and keys press the button, and the tag stays until the app removes it', async () => {
  const onClose = vi.fn()
  render(<Tag onClose={onClose}>Travel</Tag>)
  const button = page.getByRole('button')
  await userEvent.tab()
  expect(await focusedNode()).toEqual({ role: 'button', name: 'Remove Travel' })
  await userEvent.keyboard('{Enter} ')
  expect(onClose).toHaveBeenCalledTimes(2)
  await userEvent.click(button)
  await touchTap(centerOf(button.element()))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(4))
  await expect.element(button).toBeVisible()
})

describe('the focus of a tag that was removed', () => {
  const remove = (topic: string) => {
    const button = page.getByRole('button', { name: `Remove ${topic}` }).element() as HTMLElement
    button.focus()
    return userEvent.keyboard('{Enter}')
  }
  const focusOn = (name: string) => vi.waitFor(async () => expect((await focusedNode()).name).toBe(name))

  test.for([false, true])('moves to the next tag, or else to the previous one; in a list: %s', async (inList) => {
    render(<Topics inList={inList} />)
    await remove('Food')
    await focusOn('Remove Trains')
    await remove('Trains')
    await focusOn('Remove Travel')
  })

  test('stays where the app moves it', async () => {
    render(<Topics focusAfter="new" />)
    await remove('Food')
    await expect.element(page.getByRole('button', { name: 'Remove Food' })).not.toBeInTheDocument()
    await focusOn('New topic')
  })

  test('does not move when another tag is removed', async () => {
    const view = (topics: readonly string[]) =>
      topics.map((topic) => (
        <Tag key={topic} onClose={() => {}}>
          {topic}
        </Tag>
      ))
    const { rerender } = render(<div>{view(['Travel', 'Food'])}</div>)
    ;(page.getByRole('button', { name: 'Remove Travel' }).element() as HTMLElement).focus()
    rerender(<div>{view(['Travel'])}</div>)
    await focusOn('Remove Travel')
  })
})

test('the button does not submit a form', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Tag onClose={() => {}}>Travel</Tag>
    </form>,
  )
  await userEvent.click(page.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the touch target of the button extends 20 px above and below its centre', () => {
  render(
    <div style={{ padding: 60 }}>
      <Tag onClose={() => {}}>Travel</Tag>
    </div>,
  )
  const button = page.getByRole('button').element()
  const { x, y } = centerOf(button)
  expect(document.elementFromPoint(x, y - 20)).toBe(button)
  expect(document.elementFromPoint(x, y + 20)).toBe(button)
})

test('a long word wraps within its container', () => {
  const { container } = render(
    <div style={{ inlineSize: 120 }}>
      <Tag onClose={() => {}}>{'incomprehensible'.repeat(5)}</Tag>
    </div>,
  )
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  expect((container.querySelector('.sw-tag') as Element).getBoundingClientRect().width).toBeLessThanOrEqual(120)
})

test('`round` gives it round ends', () => {
  const { container } = render(
    <>
      <Tag>Paid</Tag>
      <Tag round>Paid</Tag>
    </>,
  )
  const [plain, round] = [...container.children].map((tag) => Number.parseFloat(getComputedStyle(tag).borderRadius))
  expect(round).toBeGreaterThan((plain ?? 0) + 4)
})

test('forced colours show its border', async () => {
  await emulateMedia('forced-colors', 'active')
  const { element } = render(<Tag>Paid</Tag>)
  expect(getComputedStyle(element).borderTopWidth).toBe('1px')
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<TagDemo />)
  await expectNoAxeViolations(container)
})

function Topics({ inList = false, focusAfter }: { inList?: boolean; focusAfter?: string }) {
  const [topics, setTopics] = useState(['Travel', 'Food', 'Trains'])
  const remove = (topic: string) => {
    setTopics((all) => all.filter((one) => one !== topic))
    if (focusAfter) document.getElementById(focusAfter)?.focus()
  }
  const tags = topics.map((topic) => (
    <Tag key={topic} onClose={() => remove(topic)}>
      {topic}
    </Tag>
  ))
  return (
    <StrictMode>
      {inList ? (
        <ul>
          {tags.map((tag) => (
            <li key={tag.key}>{tag}</li>
          ))}
        </ul>
      ) : (
        <div>{tags}</div>
      )}
      <input id="new" aria-label="New topic" />
    </StrictMode>
  )
}
