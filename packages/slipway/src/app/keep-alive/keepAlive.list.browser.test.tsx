import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigateBack } from '../../api/navigation/index.ts'
import { List } from '../../components/list/index.ts'
import { elementOf, push, renew, start, view } from '../../testing/internal/apps/keepAliveApp.tsx'

let requests: number[] = []
let renders = 0

beforeEach(() => {
  renew()
  requests = []
  renders = 0
})

const loadRows = async (from: number) => {
  requests.push(from)
  return Array.from({ length: 40 }, (_, index) => from + index)
}

/** The simplest list that loads more rows at its end. */
function RowsPage(): ReactNode {
  const [rows, setRows] = useState<readonly number[]>([])
  const more = async () => {
    const next = await loadRows(rows.length)
    setRows((before) => [...before, ...next])
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first rows are loaded once.
  useEffect(() => void more(), [])
  renders++
  return (
    <List items={rows} scroll="parent" itemKey={(row) => row} onScrollToLower={more}>
      {(row) => <div style={{ blockSize: 50 }}>{`Row ${row}`}</div>}
    </List>
  )
}

test('a list that loads its rows in an effect keeps its rows and its scroll position over Back', async () => {
  await start('/rows', { pages: { '/rows': view(RowsPage) } })
  const body = () => elementOf('/rows')?.querySelector('.sw-page-body') as HTMLElement
  await vi.waitFor(() => expect(body().scrollHeight).toBeGreaterThan(1_900))
  body().scrollTop = body().scrollHeight
  await vi.waitFor(() => expect(requests).toEqual([0, 40]))
  await vi.waitFor(() => expect(body().scrollHeight).toBeGreaterThan(3_900))
  body().scrollTop = 1_700
  await vi.waitFor(() => expect(body().textContent).toContain('Row 36'))
  const before = [requests.length, renders]
  await push('/1')
  await navigateBack()
  await vi.waitFor(() => expect(body().checkVisibility()).toBe(true))
  expect(body().scrollTop).toBe(1_700)
  expect([requests.length, renders], 'requests and renders').toEqual(before)
  expect(body().textContent).toContain('Row 36')
})
