import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { History } from './history.ts'

/** The cases that every history passes. `start` returns a new history at `/`. */
export function describeHistory(name: string, start: () => History): void {
  describe(name, () => {
    const begin = () => {
      const history = start()
      const moves: string[] = []
      onTestFinished(history.listen(() => moves.push(history.url())))
      const arrive = (count: number) => vi.waitFor(() => expect(moves).toHaveLength(count))
      return { history, moves, arrive }
    }

    test('an entry keeps its address and its state', () => {
      const { history } = begin()
      history.replace('/', { at: 0 })
      history.push('/order/1?from=a+b', { at: 1, list: [1, { deep: true }] })
      expect(history.url()).toBe('/order/1?from=a+b')
      expect(history.state()).toEqual({ at: 1, list: [1, { deep: true }] })
    })

    test('an address keeps its fragment', () => {
      const { history } = begin()
      history.replace('/#top', { at: 0 })
      expect(history.url()).toBe('/#top')
      history.push('/order/1?from=a+b#key=v', { at: 1 })
      expect(history.url()).toBe('/order/1?from=a+b#key=v')
      expect(history.href('/order/1#key=v')).toMatch(/\/order\/1#key=v$/)
    })

    test('a listener is called once a move has happened, with the reached entry as the current one', async () => {
      const { history, moves, arrive } = begin()
      history.replace('/', { at: 0 })
      history.push('/a', { at: 1 })
      history.push('/b', { at: 2 })
      history.go(-2)
      await arrive(1)
      expect(history.state()).toEqual({ at: 0 })
      history.go(1)
      await arrive(2)
      expect(history.state()).toEqual({ at: 1 })
      expect(moves).toEqual(['/', '/a'])
    })

    test('`push` and `replace` do not call the listener', async () => {
      const { history, moves, arrive } = begin()
      history.replace('/', { at: 0 })
      history.push('/a', { at: 1 })
      history.replace('/b', { at: 2 })
      history.go(-1)
      await arrive(1)
      expect(moves).toEqual(['/'])
    })

    test('`push` removes the entries ahead', async () => {
      const { history, arrive } = begin()
      history.replace('/', { at: 0 })
      history.push('/a', { at: 1 })
      history.go(-1)
      await arrive(1)
      history.push('/c', { at: 3 })
      history.go(-1)
      await arrive(2)
      history.go(1)
      await arrive(3)
      expect(history.state()).toEqual({ at: 3 })
    })

    test('a stored state does not change with the object that was passed', () => {
      const { history } = begin()
      const state = { list: [1] }
      history.push('/a', state)
      state.list.push(2)
      expect(history.state()).toEqual({ list: [1] })
    })

    test('a removed listener is not called', async () => {
      const { history, arrive } = begin()
      history.replace('/', { at: 0 })
      const listener = vi.fn()
      history.listen(listener)()
      history.push('/a', { at: 1 })
      history.go(-1)
      await arrive(1)
      expect(listener).not.toHaveBeenCalled()
    })
  })
}
