import { defineApp, optionalParam, page, type StandardSchema } from 'slipway'
import type { ParentsOf } from '../src/router/config/parentTypes.ts'

/** Parents of pages: `under`. */
const load = () => import('./pages/HomePage.tsx')

const jobs = {
  '/': page({ load }),
  '/jobs': page({ load, params: { filter: optionalParam(String) }, under: '/' }),
  '/jobs/:id': page({ load, params: { id: Number, filter: optionalParam(String) }, under: '/jobs' }),
  '/user/:name': page({ load }),
}

export const app = defineApp({
  pages: {
    ...jobs,
    '/jobs/:id/report': page({ load, params: { id: Number, page: Number }, under: '/jobs/:id' }),
    '/user/:name/photo': page({ load, title: ({ name }: { name: string }) => name, under: '/user/:name' }),
    '/photo': page({ load, params: { name: String }, under: '/user/:name' }),
  },
})

/** The parameters of the pages are still known. */
export const report: { readonly params?: { id: NumberConstructor; page: NumberConstructor } } =
  app.pages['/jobs/:id/report']

declare const schema: StandardSchema<{ id: number }, { id: number }>

const wrong = {
  ...jobs,
  '/lost': page({ load, under: '/jobz' }),
  '/without': page({ load, under: '/jobs/:id' }),
  '/text/:id': page({ load, under: '/jobs/:id' }),
  '/optional': page({ load, params: { id: optionalParam(Number) }, under: '/jobs/:id' }),
  '/other': page({ load, params: { id: Number, filter: Boolean }, under: '/jobs/:id' }),
  '/schema': page({ load, params: schema, under: '/user/:name' }),
  '/by-schema': page({ load, params: schema, under: '/jobs/:id' }),
}

type ProblemAt<Path extends keyof typeof wrong> = ParentsOf<typeof wrong>[Path] extends {
  readonly under?: infer Problem
}
  ? Exclude<Problem, undefined>
  : 'none'

/** The messages, which the compiler shows as the type that `under` must have. */
export const messages: { readonly [Path in Exclude<keyof typeof wrong, keyof typeof jobs>]: ProblemAt<Path> } = {
  '/lost': '/jobz is not a page of this app.',
  '/without': '/jobs/:id needs the parameter id, which this page does not have with the same type.',
  '/text/:id': '/jobs/:id needs the parameter id, which this page does not have with the same type.',
  '/optional': '/jobs/:id needs the parameter id, which this page does not have with the same type.',
  '/other': '/jobs/:id needs the parameter filter, which this page does not have with the same type.',
  '/schema': '/user/:name needs the parameter name, which this page does not have with the same type.',
  '/by-schema': 'none',
}

defineApp({
  pages: {
    ...jobs,
    // @ts-expect-error: the parent is not a page of the app
    '/lost': page({ load, under: '/jobz' }),
    // @ts-expect-error: the parent has a parameter that the page does not have
    '/without': page({ load, under: '/jobs/:id' }),
  },
})

/** Paths that are known only at run time are checked when the app starts. */
defineApp({ pages: { ...jobs, ...Object.fromEntries([['/x', page({ load, under: '/jobz' })]]) } })
