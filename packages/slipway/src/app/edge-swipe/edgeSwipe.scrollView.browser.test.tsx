import { expect, test, vi } from 'vitest'
import { navigateTo } from '../../api/navigation/index.ts'
import { PullDownRefresh } from '../../components/pull-down-refresh/index.ts'
import { ScrollView } from '../../components/scroll-view/index.ts'
import type { AnyApp } from '../../router/config/config.ts'
import { finish, layer, movingApp, rest, view } from '../../testing/internal/apps/movingApp.tsx'
import { touchStart } from '../../testing/internal/input/touch.ts'
import { edgeSwipe } from './edgeSwipe.ts'

const events: string[] = []
const find = (selector: string) => document.querySelector(selector) as HTMLElement

const pages = {
  '/': view('home'),
  '/list': view(
    'list',
    {},
    <>
      <PullDownRefresh onRefresh={() => {}} />
      <ScrollView
        id="list"
        scrollY
        style={{ blockSize: 260, inlineSize: 300 }}
        refresherEnabled
        onRefresherPulling={() => events.push('pull')}
      >
        <ScrollView scrollX id="row">
          <div style={{ inlineSize: 1_500, blockSize: 220 }} />
        </ScrollView>
      </ScrollView>
    </>,
  ),
} as unknown as AnyApp['pages']

test.each<[string, number, number, string]>([
  ['sideways swipes the page back', 120, 5, 'swipe'],
  ['downwards pulls the list', 5, 120, 'pull'],
])('a drag from the edge %s, and moves nothing else', async (_name, dx, dy, expected) => {
  events.splice(0)
  await movingApp({ pages, swipeBack: edgeSwipe(), tabBar: undefined as never })
  await navigateTo({ url: '/list' })
  finish()
  await rest()
  await vi.waitFor(() => expect(find('#list').style.touchAction).toBe('auto'))
  find('#row').scrollLeft = 300
  const from = { x: 8, y: find('#list').getBoundingClientRect().top + 60 }
  const touch = await touchStart(from)
  for (let step = 1; step <= 6; step++) await touch.move({ x: from.x + (dx * step) / 6, y: from.y + (dy * step) / 6 })
  const moved = [
    getComputedStyle(layer('list')).transform !== 'none' && 'swipe',
    events.includes('pull') && 'pull',
    find('#row').scrollLeft !== 300 && 'row',
    find('.sw-pull').dataset.phase !== 'idle' && 'page',
  ]
  expect(moved.filter(Boolean)).toEqual([expected])
  await touch.cancel()
})
