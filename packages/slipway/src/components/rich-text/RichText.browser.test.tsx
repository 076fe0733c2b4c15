import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type AnyApp, page as appPage } from '../../router/config/config.ts'
import { tabOperations } from '../../router/stack/tabOperations.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { renderApp } from '../../testing/renderApp.ts'
import RichTextDemo from './demo.tsx'
import { RichText, type RichTextItemEvent, type RichTextProps } from './index.ts'

const square = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const text = `<h2>Head</h2><p>One <b>two</b> <a href="tel:1">three</a> <img src="${square}" alt="Sky" width="40" height="40">`

describeConformance((props) => <RichText nodes={text} {...props} />, { selector: '.sw-rich-text' })
describe('with all props', () => {
  const all = { selectable: true, space: 'emsp', onItemClick: () => {} } as const
  describeConformance((props) => <RichText nodes={text} {...all} {...props} />, { selector: '.sw-rich-text' })
})

const find = (selector: string) => document.querySelector(selector) as HTMLElement

/** Renders a rich text that records its `onItemClick` events, and prevents links from being followed. */
function renderItems(nodes: RichTextProps['nodes'], listener?: (event: RichTextItemEvent) => void) {
  const reported: string[] = []
  const rendered = render(
    <RichText
      nodes={nodes}
      onItemClick={(event) => {
        const { name, attrs } = event.detail.node
        reported.push(`${event.type} ${name} ${attrs.href ?? attrs.alt} ${event.target.localName}`)
        event.preventDefault()
        listener?.(event)
      }}
    />,
  )
  return { ...rendered, reported }
}

describe('content', () => {
  test('HTML and nodes render the same elements', () => {
    const { container } = render(
      <RichText nodes="<p class=a style='color:red;float:left'>One <b>two</b><td colspan=2>" />,
    )
    const html = '<div class="sw-rich-text"><p class="a" style="color: red; float: left;">One <b>two</b></p></div>'
    expect(container.innerHTML).toBe(html)
    const nodes = [
      {
        name: 'p',
        attrs: { class: 'a', style: 'color:red;float:left' },
        children: [
          { type: 'text' as const, text: 'One ' },
          { name: 'b', children: [{ type: 'text' as const, text: 'two' }] },
        ],
      },
    ]
    expect(render(<RichText nodes={nodes} />).container.innerHTML).toBe(html)
  })

  test('a changed text replaces the previous one', () => {
    const { element, rerender } = render(<RichText nodes="<p>one" />)
    rerender(<RichText nodes="<ul><li>two" />)
    expect(element.innerHTML).toBe('<ul><li>two</li></ul>')
  })

  test('an image fits the width, keeps its aspect ratio, and is loaded lazily', () => {
    const wide = Object.assign(document.createElement('canvas'), { width: 60, height: 30 }).toDataURL()
    const picture = `<p><img src="${wide}" width="800" height="400"></p>`
    render(
      <div style={{ inlineSize: 200 }}>
        <RichText nodes={picture} />
      </div>,
    )
    const image = find('img') as HTMLImageElement
    expect([image.offsetWidth, image.offsetHeight]).toEqual([200, 100])
    expect([image.loading, image.alt]).toEqual(['lazy', ''])
  })

  test('a wide table scrolls horizontally', () => {
    render(
      <div style={{ inlineSize: 200 }}>
        <RichText nodes="<table><td style='width: 900px; min-width: 900px'>wide" />
      </div>,
    )
    expect(find('table').offsetWidth).toBe(200)
    expect(find('table').scrollWidth).toBeGreaterThanOrEqual(900)
    expect(find('table').tabIndex, 'keys scroll it').toBe(0)
  })

  test('its content never covers neighbouring elements', () => {
    render(
      <div style={{ padding: 50 }}>
        <RichText nodes="<div class='evil' style='margin: -40px; width: 900px; height: 900px; background: red'>" />
        <style>{'.evil { position: fixed; inset: -40px }'}</style>
      </div>,
    )
    const { top, left } = find('.sw-rich-text').getBoundingClientRect()
    expect(document.elementFromPoint(left - 10, top + 1)).not.toBe(find('.evil'))
    expect(document.elementFromPoint(left + 10, top - 10)).not.toBe(find('.evil'))
  })

  test.each([
    [undefined, 'a  b', 'normal'],
    ['nbsp', 'a  b', 'pre-wrap'],
    ['ensp', 'a\u2002\u2002b', 'pre-wrap'],
    ['emsp', 'a\u2003\u2003b', 'pre-wrap'],
  ] as const)('the spaces with %s', (space, shown, whiteSpace) => {
    const { element } = render(<RichText nodes="<p>a  b" {...(space && { space })} />)
    expect(element.textContent).toBe(shown)
    expect(getComputedStyle(element).whiteSpace).toBe(whiteSpace)
  })

  test('its text can be selected if `selectable` is set', () => {
    const { element, rerender } = render(<RichText nodes="x" />)
    expect(getComputedStyle(element).webkitUserSelect).toBe('none')
    rerender(<RichText nodes="x" selectable />)
    expect(getComputedStyle(element).webkitUserSelect).toBe('text')
  })
})

describe('links and images', () => {
  test('a press calls `onItemClick` with the node, by touch and by mouse', async () => {
    const { reported } = renderItems(text)
    await userEvent.click(page.getByRole('link'))
    await touchTap(centerOf(find('img')))
    expect(reported).toEqual(['itemclick a tel:1 a', 'itemclick img Sky img'])
  })

  test('an image in a link counts as the link, and other elements are ignored', async () => {
    let node: unknown
    const { reported } = renderItems(
      `<a href=/x><b><img src="${square}" alt=Sky width=40 height=40></b></a><b>no</b>`,
      (event) => {
        node = event.detail.node
      },
    )
    find('img').click()
    find('.sw-rich-text > b').click()
    expect(reported).toEqual(['itemclick a /x a'])
    expect(node).toMatchObject({
      name: 'a',
      attrs: { href: '/x' },
      children: [{ name: 'b', children: [{ name: 'img' }] }],
    })
    expect(find('img')).not.toHaveAttribute('role')
  })

  test('`onItemClick` gets the right one of many', () => {
    const { reported } = renderItems('<p><a href=/1>1</a><img alt=2></p><ul><li><a href=/3>3</a></ul><a>4</a>')
    for (const item of document.querySelectorAll<HTMLElement>('.sw-rich-text a, .sw-rich-text img')) item.click()
    expect(reported).toEqual(['itemclick a /1 a', 'itemclick img 2 img', 'itemclick a /3 a', 'itemclick a undefined a'])
  })

  test("the app's own onClick runs first, and can prevent the default", () => {
    const onItemClick = vi.fn()
    render(<RichText nodes="<a href=/x>x</a>" onClick={(event) => event.preventDefault()} onItemClick={onItemClick} />)
    find('a').click()
    expect(onItemClick).not.toHaveBeenCalled()
  })

  test('a new window has no access to this one', () => {
    render(<RichText nodes="<a href=/x target=_blank rel=opener>x</a>" />)
    expect(find('a')).toHaveAttribute('rel', 'noopener')
    expect(find('a')).toHaveAttribute('target', '_blank')
  })
})

describe('keyboard and screen readers', () => {
  test('Tab reaches links and images, and keys press them', async () => {
    const { reported } = renderItems(`<h2>Head</h2>${text}<img src="${square}">`)
    await userEvent.tab()
    expect(await focusedNode()).toEqual({ role: 'link', name: 'three' })
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(await focusedNode()).toEqual({ role: 'button', name: 'Sky' })
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.tab()
    expect(find('.sw-rich-text').contains(document.activeElement), 'a picture without words is passed').toBe(false)
    expect(reported).toEqual(['itemclick a tel:1 a', 'itemclick img Sky img', 'itemclick img Sky img'])
  })

  test('without a listener an image is no button', async () => {
    render(<RichText nodes={text} />)
    await expect.element(page.getByRole('img', { name: 'Sky' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    expect(find('img')).not.toHaveFocus()
  })

  test('headings, lists and tables keep their native roles', async () => {
    render(<RichText nodes="<h3>Head</h3><ul><li>one</ul><table><caption>Prices</caption><tr><th>a<td>b</table>" />)
    await expect.element(page.getByRole('heading', { level: 3, name: 'Head' })).toBeVisible()
    await expect.element(page.getByRole('listitem')).toBeVisible()
    await expect.element(page.getByRole('table', { name: 'Prices' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'b' })).toBeVisible()
  })
})

describe('in an app', () => {
  async function start(html: string, props: Partial<RichTextProps> = {}) {
    const load = (content: string) => async () => ({
      default: () => (content === '/' ? <RichText nodes={html} {...props} /> : content),
    })
    const pages = {
      '/': appPage({ load: load('/') }),
      '/mine': appPage({ load: load('my page') }),
      '/order/:id': appPage({ load: load('an order'), params: { id: Number } }),
    }
    const tabBar = { items: [{ path: '/mine' }], back: 'first', view: () => null, operations: tabOperations }
    const app = await renderApp({ pages, tabBar } as unknown as AnyApp)
    onTestFinished(app.unmount)
    const link = app.visiblePage().querySelector('.sw-rich-text a') as HTMLAnchorElement
    return { app, link }
  }

  test.each([
    ['/order/7', 'an order'],
    ['/mine', 'my page'],
  ])('a link to %s opens the page in the app', async (href, content) => {
    const { app, link } = await start(`<a href="${href}">x</a>`)
    link.click()
    await vi.waitFor(() => expect(app.visiblePage().textContent).toContain(content))
  })

  test.each([
    ['a press that is prevented', '/order/7', {}, true],
    ['a press for a new tab', '/order/7', { ctrlKey: true }, false],
    ['an address without a page', '/files/a.pdf', {}, false],
    ['invalid parameters', '/order/seven', {}, false],
    ['another host', '//example.com/order/7', {}, false],
  ])('%s opens no page', async (_, href, init, isPrevented) => {
    const onItemClick = vi.fn((event: RichTextItemEvent) => {
      if (isPrevented) event.preventDefault()
    })
    const { app, link } = await start(`<a href="${href}">x</a>`, { onItemClick })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    // The test prevents the browser from following the link.
    const seen = new Promise<boolean>((resolve) => {
      const end = (click: Event) => {
        resolve(click.defaultPrevented)
        click.preventDefault()
      }
      window.addEventListener('click', end, { once: true })
    })
    link.dispatchEvent(event)
    expect(await seen).toBe(isPrevented)
    expect(onItemClick).toHaveBeenCalledOnce()
    expect(app.visiblePage().contains(link)).toBe(true)
  })
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { container } = render(
    <div dir={dir} data-sw-contrast="aa">
      <RichTextDemo />
    </div>,
  )
  await expectNoAxeViolations(container)
})

test('forced colours distinguish a link from the surrounding text', async () => {
  await forcedColors()
  render(<RichText nodes={text} />)
  const { color, textDecorationLine } = getComputedStyle(find('a'))
  expect([color, textDecorationLine]).toEqual([systemColor('LinkText'), 'underline'])
})
