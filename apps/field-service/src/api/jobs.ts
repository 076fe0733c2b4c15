import { infiniteQueryOptions, QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import { ServerError, send } from './send.ts'
import type { Job, JobStatus, JobsPage, User } from './types.ts'

/** Which jobs a list shows. */
export interface JobFilter {
  readonly status: JobStatus | ''
  readonly search: string
}

/** The data of the server that the app has loaded. A response that the server refuses is not requested again. */
export const client = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, error) => !(error instanceof ServerError) && count < 2 },
    // The service worker answers without a network, too.
    mutations: { networkMode: 'always' },
  },
})

export const jobsQuery = ({ status, search }: JobFilter) =>
  infiniteQueryOptions({
    queryKey: ['jobs', status, search],
    queryFn: ({ pageParam, signal }) => send<JobsPage>('/jobs', { data: { status, search, page: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => last.next,
    networkMode: 'always',
  })

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => send<Job>(`/jobs/${id}`, { signal }),
    // The list has all fields of a job, so that the page is complete at once.
    placeholderData: () => listed().find((job) => job.id === id),
    networkMode: 'always',
  })

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => send<readonly Pick<User, 'id' | 'name' | 'role'>[]>('/team', { signal }),
  networkMode: 'always',
})

function listed(): readonly Job[] {
  const lists = client.getQueriesData<{ pages: readonly JobsPage[] }>({ queryKey: ['jobs'] })
  return lists.flatMap(([, data]) => data?.pages.flatMap((page) => page.jobs) ?? [])
}

/** Returns a function that changes the status of a job. The lists and the page of the job follow. */
export function useStatus(id: number) {
  return useMutation({
    mutationFn: (status: JobStatus) => send<Job>(`/jobs/${id}`, { method: 'PATCH', data: { status } }),
    onSuccess: showJob,
  })
}

/** Shows a job as the server has returned it, and loads the lists again. */
export async function showJob(job: Job): Promise<void> {
  const { queryKey } = jobQuery(job.id)
  // A request that was sent before the change may be answered after it, with the former status.
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, job)
  await client.invalidateQueries({ queryKey: ['jobs'] })
}
