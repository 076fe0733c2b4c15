import { expect, test } from 'vitest'
import { rested } from '../../testing/internal/apps/longList.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Cell } from '../cell/index.ts'
import { List } from './index.ts'

const items = Array.from({ length: 200 }, (_, id) => ({ id }))

test('Cells in a List have separators as in a CellGroup, except the first', async () => {
  const { container } = render(
    <List items={items} style={{ blockSize: 400 }}>
      {({ id }) => <Cell title={`Row ${id}`} description="A row" />}
    </List>,
  )
  await rested(container.querySelector('.sw-list') as HTMLElement)
  const lines = [...container.querySelectorAll('.sw-list-row .sw-cell-body')]
    .map((part) => getComputedStyle(part, '::before'))
    .map(({ content, borderBlockStartStyle }) => content !== 'none' && borderBlockStartStyle === 'solid')
  expect(lines.slice(0, 4)).toEqual([false, true, true, true])
})
