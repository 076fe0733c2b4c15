import { type ReactNode, useRef, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { startPullDownRefresh } from '../../api/pull-down-refresh/index.ts'
import { IntersectionTrigger } from '../../components/intersection-trigger/index.ts'
import { NoticeBar } from '../../components/notice-bar/index.ts'
import { usePageScroll, useReachBottom } from '../../components/page-scroll/index.ts'
import { PullDownRefresh } from '../../components/pull-down-refresh/index.ts'
import { ResizeSensor } from '../../components/resize-sensor/index.ts'
import { RootPortal } from '../../components/root-portal/index.ts'
import { StickyHeader } from '../../components/sticky/index.ts'
import { Swiper, SwiperItem } from '../../components/swiper/index.ts'
import { Toast } from '../../components/toast/index.ts'
import { useElementRect } from '../../hooks/measure/useElementRect.ts'
import { useInView } from '../../hooks/measure/useInView.ts'
import { useVisibleEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import type { KeepAlive } from '../../router/config/keepAliveTypes.ts'
import { useAppHide, useAppShow } from '../../router/react/useAppLife.ts'
import { usePageResize } from '../../router/react/usePageResize.ts'
import { type PageOfApp, pageOf } from '../../testing/internal/apps/pageOf.tsx'

const received: string[] = []
const record = (event: string) => () => void received.push(event)

beforeEach(() => {
  received.length = 0
})

const frames = async (count = 3) => {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** A feature that is inactive on a covered page. */
interface Feature {
  readonly name: string
  readonly content: () => ReactNode
  /** Waits until the feature is active. */
  readonly ready?: (page: PageOfApp) => unknown
  /** Would cause an event if the page were shown. */
  readonly cause: (page: PageOfApp) => unknown
  /** The events when the page is shown again; `undefined` if engines differ: Firefox dispatches a late scroll event then. */
  readonly afterwards: readonly string[] | undefined
}

const box = (page: PageOfApp) => page.scroller.querySelector<HTMLElement>('[data-box]') ?? expect.unreachable('no box')
const scrollTo = (top: number) => (page: PageOfApp) => page.scroller.scrollTo({ top, behavior: 'instant' })

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

const features: readonly Feature[] = [
  {
    name: 'usePageScroll',
    content: function Content() {
      usePageScroll(record('scrolled'))
      return null
    },
    cause: scrollTo(100),
    afterwards: undefined,
  },
  {
    name: 'useReachBottom',
    content: function Content() {
      useReachBottom(record('bottom'))
      return null
    },
    cause: scrollTo(9_999),
    afterwards: undefined,
  },
  {
    name: 'usePageResize',
    content: function Content() {
      usePageResize(({ size }) => received.push(`${size.windowWidth}`))
      return null
    },
    async cause() {
      await screen.viewport(500, 844)
      onTestFinished(() => screen.viewport(390, 844))
    },
    afterwards: ['500'],
  },
  {
    name: 'useAppShow and useAppHide',
    content: function Content() {
      useAppShow(record('app show'))
      useAppHide(record('app hide'))
      return null
    },
    ready: () => vi.waitFor(() => expect(received.splice(0)).toEqual(['app show'])),
    cause() {
      setHidden(true)
      setHidden(false)
    },
    afterwards: [],
  },
  {
    name: 'useInView',
    content: function Content() {
      const ref = useRef<HTMLDivElement>(null)
      const isInView = useInView(ref)
      received.push(`in view: ${isInView}`)
      return <div ref={ref} data-box="" style={{ marginBlockStart: 2_000, blockSize: 10 }} />
    },
    ready: () => received.splice(0),
    cause: (page) => box(page).style.setProperty('margin-block-start', '0'),
    afterwards: ['in view: true'],
  },
  {
    name: 'useElementRect',
    content: function Content() {
      const ref = useRef<HTMLDivElement>(null)
      const rect = useElementRect(ref)
      received.push(`width: ${rect?.width}`)
      return <div ref={ref} data-box="" style={{ inlineSize: 100, blockSize: 10 }} />
    },
    ready: () => vi.waitFor(() => expect(received.splice(0)).toContain('width: 100')),
    cause: (page) => box(page).style.setProperty('inline-size', '200px'),
    afterwards: ['width: 200'],
  },
  {
    name: 'ResizeSensor',
    content: () => (
      <div data-box="" style={{ inlineSize: 100 }}>
        <ResizeSensor onResize={({ detail }) => received.push(`${detail.width}`)}>
          <div style={{ blockSize: 10 }} />
        </ResizeSensor>
      </div>
    ),
    cause: (page) => box(page).style.setProperty('inline-size', '200px'),
    afterwards: ['200'],
  },
  {
    name: 'IntersectionTrigger',
    content: () => (
      <div data-box="" style={{ marginBlockStart: 2_000 }}>
        <IntersectionTrigger onEnter={record('enter')} onLeave={record('leave')} />
      </div>
    ),
    cause: (page) => box(page).style.setProperty('margin-block-start', '0'),
    afterwards: ['enter'],
  },
  {
    name: 'an IntersectionTrigger in view',
    content: () => <IntersectionTrigger onEnter={record('enter')} onLeave={record('leave')} />,
    ready: () => vi.waitFor(() => expect(received.splice(0)).toEqual(['enter'])),
    cause: () => {},
    afterwards: [],
  },
  {
    name: 'StickyHeader',
    content: () => (
      <>
        <div data-box="" style={{ blockSize: 200 }} />
        <StickyHeader onStickOnTopChange={({ detail }) => received.push(`stuck: ${detail.isStickOnTop}`)}>
          A
        </StickyHeader>
      </>
    ),
    ready: scrollTo(100),
    cause: (page) => box(page).style.setProperty('block-size', '0'),
    afterwards: ['stuck: true'],
  },
  {
    name: 'Swiper with autoplay',
    content: () => (
      <Swiper autoplay interval={40} duration={0} aria-label="Pictures" onChange={record('change')}>
        {['A', 'B', 'C'].map((name) => (
          <SwiperItem key={name}>{name}</SwiperItem>
        ))}
      </Swiper>
    ),
    async ready() {
      await vi.waitFor(() => expect(received).toContain('change'))
    },
    cause: () => frames(15),
    afterwards: ['change'],
  },
  {
    name: 'NoticeBar',
    content: function Content() {
      const [text, setText] = useState('short')
      setNotice = setText
      return <NoticeBar>{text}</NoticeBar>
    },
    ready: ({ scroller }) => {
      const changes = new MutationObserver(() => received.push('runs'))
      changes.observe(scroller, { subtree: true, attributeFilter: ['style', 'data-run'] })
      onTestFinished(() => changes.disconnect())
    },
    cause: () => setNotice('a long notice '.repeat(20)),
    afterwards: ['runs'],
  },
  {
    name: 'useVisibleEffect',
    content: function Content() {
      useVisibleEffect(() => {
        received.push('start')
        return record('stop')
      }, [])
      return null
    },
    ready: () => expect(received.splice(0)).toEqual(['start']),
    cause: () => expect(received.splice(0)).toEqual(['stop']),
    afterwards: ['start'],
  },
]
let setNotice: (text: string) => void = () => {}

const modes: readonly KeepAlive[] = ['live', 'paused', 'pinned']
const cases = modes.flatMap((mode) => features.map((feature) => ({ mode, ...feature })))

test.each(cases)('$name is inactive on a covered page that is $mode', async (feature) => {
  const { mode, content: Content, ready, cause, afterwards } = feature
  const page = await pageOf(
    <>
      <Content />
      <div style={{ blockSize: 3_000 }} />
    </>,
    { keepAlive: { default: mode } },
  )
  await frames()
  await ready?.(page)
  await navigateTo({ url: '/other' })
  if (feature.name !== 'useVisibleEffect') received.length = 0
  await frames()
  await cause(page)
  await frames()
  expect(received, 'while covered').toEqual([])
  await navigateBack()
  if (!afterwards) return
  await vi.waitFor(() => expect(received).toEqual(expect.arrayContaining([...afterwards])))
  await frames()
  if (afterwards.length === 0) expect(received).toEqual([])
})

test.each(modes)('content above the pages is hidden with its page: %s', async (mode) => {
  await pageOf(
    <>
      <RootPortal>Ada</RootPortal>
      <Toast open title="Saved" duration={Number.POSITIVE_INFINITY} />
    </>,
    { keepAlive: { default: mode } },
  )
  const texts = () => ['Ada', 'Saved'].map((text) => screen.getByText(text, { exact: true }).query()?.checkVisibility())
  await vi.waitFor(() => expect(texts()).toEqual([true, true]))
  await navigateTo({ url: '/other' })
  await vi.waitFor(() => expect(texts().filter(Boolean)).toEqual([]))
  await navigateBack()
  await vi.waitFor(() => expect(texts()).toEqual([true, true]))
})

test.each(modes)('the pull-down refresh of a covered page cannot be started: %s', async (mode) => {
  await pageOf(<PullDownRefresh onRefresh={record('refresh')} />, { keepAlive: { default: mode } })
  await navigateTo({ url: '/other' })
  await expect(startPullDownRefresh()).rejects.toMatchObject({ code: 'not-found' })
  await navigateBack()
  await startPullDownRefresh()
  expect(received).toEqual(['refresh'])
})
