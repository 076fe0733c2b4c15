import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import AvatarDemo from './demo.tsx'
import { Avatar, AvatarGroup, type AvatarProps } from './index.ts'

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`)}`
const red = picture('red')
const broken = 'data:image/png;base64,broken'

describeConformance((props) => <Avatar name="Ada Lovelace" {...props} />, { selector: '.sw-avatar' })
describe('with a picture', () => {
  describeConformance((props) => <Avatar name="Ada Lovelace" src={red} {...props} />, { selector: '.sw-avatar' })
})
describe('a group', () => {
  const example = (props: object) => (
    <AvatarGroup aria-label="Members" {...props}>
      <Avatar name="Ada" />
    </AvatarGroup>
  )
  describeConformance(example, { selector: '.sw-avatar-group' })
})

const avatar = () => page.getByRole('img').element() as HTMLElement
const initials = () => avatar().querySelector('.sw-avatar-fallback') as HTMLElement
const img = () => avatar().querySelector('img')
const isShown = (element: Element) => getComputedStyle(element).visibility === 'visible'

test('is one image, with the name as its accessible name', async () => {
  const { container } = render(<Avatar name="Ada Lovelace" src={red} />)
  await expect(container).toMatchAriaInlineSnapshot(`- img "Ada Lovelace"`)
})

test('`alt` replaces the accessible name, or removes it', async () => {
  const view = (props: AvatarProps) => <Avatar name="Ada Lovelace" {...props} />
  const { container, rerender } = render(view({ alt: 'The author' }))
  await expect.element(page.getByRole('img', { name: 'The author', exact: true })).toBeVisible()
  rerender(view({ alt: '' }))
  await expect(container).toMatchAriaInlineSnapshot(``)
})

test('the initials are visible below the picture until it has loaded', async () => {
  render(<Avatar name="Ada Lovelace" src={red} />)
  expect(avatar().dataset.state).toBe('loading')
  expect(initials().textContent).toBe('AL')
  expect(isShown(initials())).toBe(true)
  await vi.waitFor(() => expect(avatar().dataset.state).toBe('loaded'))
  expect(isShown(initials())).toBe(false)
})

test('the initials stay if a picture fails to load; a new address is tried', async () => {
  const view = (src: string) => <Avatar name="Ada Lovelace" src={src} />
  const { rerender } = render(view(broken))
  await vi.waitFor(() => expect(avatar().dataset.state).toBe('error'))
  expect(img()).toBeNull()
  expect(isShown(initials())).toBe(true)
  rerender(view(red))
  await vi.waitFor(() => expect(avatar().dataset.state).toBe('loaded'))
  expect(img()?.src).toBe(red)
})

test('without a name and a picture it shows the silhouette of a person', () => {
  render(<Avatar alt="Somebody" />)
  expect(avatar().querySelector('.sw-avatar-person')?.getBoundingClientRect().width).toBe(40)
  expect(avatar()).not.toHaveAttribute('data-state')
})

test.each([
  [{}, 40],
  [{ size: 56 }, 56],
  [{ size: '2em' }, 32],
] as const)('%j is %d px wide, whatever is in it', (props, px) => {
  render(
    <div style={{ fontSize: 16 }}>
      <Avatar alt="x" src={red} fallback="A very long text" {...props} />
    </div>,
  )
  const { width, height } = avatar().getBoundingClientRect()
  expect([width, height]).toEqual([px, px])
})

describe('a group', () => {
  const names = ['Ada', 'Emmy', 'Grace', 'Lise']
  const group = (max?: number) => (
    <AvatarGroup aria-label="Members" {...(max !== undefined && { max })}>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </AvatarGroup>
  )

  test('shows at most `max` avatars and the number of the others', async () => {
    const { container, rerender } = render(group(2))
    await expect(container).toMatchAriaInlineSnapshot(`
      - group "Members":
        - img "Ada"
        - img "Emmy"
        - text: "+2"
    `)
    rerender(group())
    expect(page.getByRole('img').elements()).toHaveLength(4)
    expect(container.textContent).not.toContain('+')
  })

  test.each([
    ['ltr', 1],
    ['rtl', -1],
  ])('avatars overlap (%s)', (dir, sign) => {
    render(<div dir={dir}>{group()}</div>)
    const xs = page
      .getByRole('img')
      .elements()
      .map((element) => element.getBoundingClientRect().x)
    expect(xs.map((x) => Math.round(x - (xs[0] ?? 0)))).toEqual([0, 32 * sign, 64 * sign, 96 * sign].map((x) => x + 0))
  })
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<AvatarDemo />)
  await expectNoAxeViolations(container)
})

test('forced colours show its edge, and the silhouette of an avatar without a name', async () => {
  await forcedColors()
  const { container } = render(<Avatar alt="Somebody" />)
  expect(getComputedStyle(avatar()).borderTopStyle).toBe('solid')
  const person = getComputedStyle(container.querySelector('.sw-avatar-person') as Element)
  expect(person.backgroundColor).not.toBe(getComputedStyle(avatar()).backgroundColor)
})
