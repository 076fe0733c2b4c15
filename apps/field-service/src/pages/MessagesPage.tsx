import { useQuery } from '@tanstack/react-query'
import {
  Avatar,
  Cell,
  CellGroup,
  PullDownRefresh,
  Skeleton,
  useLocale,
  useNavigationBarTitle,
  usePageShow,
} from 'slipway'
import type { Room } from '../api/chat.ts'
import { send } from '../api/send.ts'
import { formatTime } from '../parts/formatTime.ts'
import { useWords } from '../words/words.ts'

export default function MessagesPage() {
  const words = useWords()
  const locale = useLocale()
  const { data: rooms, refetch } = useQuery({
    queryKey: ['rooms'],
    queryFn: ({ signal }) => send<readonly Room[]>('/rooms', { signal }),
    networkMode: 'always',
  })
  useNavigationBarTitle(words.messages)
  // The list shows the last message of each room, also after Back.
  usePageShow(() => void refetch())

  return (
    <div className="content">
      <Skeleton loading={!rooms} avatar>
        <CellGroup>
          {rooms?.map(({ id, name, last }) => (
            <Cell
              key={id}
              to="/messages/:room"
              params={{ room: id }}
              icon={<Avatar name={name} alt="" />}
              title={name}
              description={last ? last.text : words.noMessages}
              value={last && formatTime(last.time, locale)}
            />
          ))}
        </CellGroup>
      </Skeleton>
      <PullDownRefresh onRefresh={() => refetch()} />
    </div>
  )
}
