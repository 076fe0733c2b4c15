import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setLocale } from '../../api/locale/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { compose, endComposition } from '../../testing/internal/input/compose.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { typedText } from '../../testing/internal/input/typedText.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import SearchBarDemo from './demo.tsx'
import { SearchBar, type SearchBarProps } from './index.ts'

describeConformance((props) => <SearchBar {...props} />, {
  selector: 'input',
  ignoresChildren: true,
  control: typedText,
  states: { '[data-loading]': { loading: true } },
})

const field = () => page.getByRole('searchbox')
const input = () => field().element() as HTMLInputElement
const clear = () => page.getByRole('button', { name: 'Clear' })
const cancel = () => page.getByRole('button', { name: 'Cancel' })

/** A search bar in a form that records its events. */
function renderSearchBar(props: SearchBarProps = {}) {
  const reported: string[] = []
  const note = ({ type, detail }: { type: string; detail: { value: string } }) =>
    reported.push(`${type} ${detail.value}`)
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        reported.push('submit')
      }}
    >
      <SearchBar onInput={note} onSearch={note} onCancel={note} {...props} />
      <button type="submit">Send</button>
    </form>,
  )
  return reported
}

function Controlled() {
  const [text, setText] = useState('')
  return <SearchBar value={text} onInput={({ detail }) => setText(detail.value.toUpperCase())} />
}

describe('searching', () => {
  test('Enter calls `onSearch`, closes the soft keyboard, and does not submit the form', async () => {
    const reported = renderSearchBar()
    await userEvent.type(field(), 'ab')
    await userEvent.keyboard('{Enter}')
    expect(reported).toEqual(['input a', 'input ab', 'search ab'])
    expect(document.activeElement).not.toBe(input())
  })

  test('the Enter of an input method does not search, and no event is emitted during a composition', async () => {
    const reported = renderSearchBar()
    input().focus()
    await compose('bei jing')
    // The key event that browsers dispatch for keys which the input method handles.
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
    }
    expect(reported).toEqual([])
    await endComposition('北京')
    expect(reported).toEqual(['input 北京'])
    await userEvent.keyboard('{Enter}')
    expect(reported).toEqual(['input 北京', 'search 北京'])
  })

  test('a controlled search bar shows `value`', async () => {
    render(<Controlled />)
    await userEvent.type(field(), 'ab')
    await expect.element(field()).toHaveValue('AB')
  })
})

describe('clearing', () => {
  test('by its button, which is shown while there is a text, and is 44 px large', async () => {
    const reported = renderSearchBar({ defaultValue: 'abc' })
    const { width, height } = clear().element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
    await touchTap(centerOf(clear().element()))
    await expect.element(field()).toHaveValue('')
    await expect.element(field()).toHaveFocus()
    await expect.element(clear()).not.toBeInTheDocument()
    expect(reported).toEqual(['input '])
  })

  test('by Escape, which an empty search bar does not handle', async () => {
    const reported = renderSearchBar({ defaultValue: 'abc' })
    const onKeyDown = vi.fn()
    document.body.addEventListener('keydown', onKeyDown)
    input().focus()
    await userEvent.keyboard('{Escape}')
    expect(reported).toEqual(['input '])
    expect(onKeyDown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    document.body.removeEventListener('keydown', onKeyDown)
    expect(onKeyDown).toHaveBeenCalledOnce()
    expect(reported).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('clears the field, removes the focus, and calls `onCancel` with the previous text', async () => {
    const reported = renderSearchBar({ defaultValue: 'abc' })
    await userEvent.click(cancel())
    expect(reported).toEqual(['input ', 'cancel abc'])
    expect(document.activeElement).not.toBe(input())
    await expect.element(cancel()).not.toBeInTheDocument()
  })

  test('the button is shown with the focus, always, or never', async () => {
    const { rerender } = render(<SearchBar />)
    await expect.element(cancel()).not.toBeInTheDocument()
    input().focus()
    await expect.element(cancel()).toBeVisible()
    input().blur()
    await expect.element(cancel()).not.toBeInTheDocument()
    rerender(<SearchBar cancel="always" cancelText="Stop" />)
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    rerender(<SearchBar cancel="never" defaultValue="a" />)
    input().focus()
    await expect.element(cancel()).not.toBeInTheDocument()
  })

  test('the keyboard reaches both buttons, and cancelling by keys keeps the focus in the field', async () => {
    const reported = renderSearchBar({ defaultValue: 'abc' })
    input().focus()
    expect(await focusedNode()).toEqual({ role: 'searchbox', name: 'Search' })
    await userEvent.tab()
    await expect.element(clear()).toHaveFocus()
    await userEvent.tab()
    await expect.element(cancel()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(reported).toEqual(['input ', 'cancel abc'])
    await expect.element(field()).toHaveFocus()
  })
})

describe('its name', () => {
  test('is “Search” in the language of the app, unless the app sets a name', async () => {
    const { rerender } = render(<SearchBar />)
    expect(document.querySelector('[role=search]')?.contains(input())).toBe(true)
    await setLocale('fr')
    await expect
      .element(page.getByRole('searchbox', { name: 'Rechercher' }))
      .toHaveAttribute('placeholder', 'Rechercher')
    await setLocale('en')
    rerender(<SearchBar aria-label="Cities" />)
    await expect.element(page.getByRole('searchbox', { name: 'Cities' })).toBeVisible()
    rerender(
      <>
        <label htmlFor="search">Towns</label>
        <SearchBar id="search" />
      </>,
    )
    await expect.element(page.getByRole('searchbox', { name: 'Towns' })).toBeVisible()
  })
})

test('while loading it is `aria-busy`, and accepts text', async () => {
  render(<SearchBar loading defaultValue="a" />)
  await expect.element(field()).toHaveAttribute('aria-busy', 'true')
  await userEvent.type(field(), 'b')
  await expect.element(field()).toHaveValue('ab')
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <SearchBarDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})

test('forced colours show its clear button', async () => {
  await forcedColors()
  const { container } = render(<SearchBar aria-label="City" defaultValue="Oslo" />)
  const button = container.querySelector('.sw-search-bar-clear') as Element
  const { fill, stroke } = getComputedStyle(button.querySelector('svg') as Element)
  expect(fill).not.toBe(stroke)
})

test('its icon rotates slowly with reduced motion', async () => {
  await lessMotion()
  const { container } = render(<SearchBar aria-label="City" loading />)
  const sign = container.querySelector('.sw-search-bar-sign') as Element
  expect(getComputedStyle(sign).animationDuration).toBe('3s')
})
