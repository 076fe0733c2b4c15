import { useQuery } from '@tanstack/react-query'
import { Avatar, Cell, CellGroup, Skeleton, useNavigationBarTitle } from 'slipway'
import { teamQuery } from '../api/jobs.ts'
import { useWords } from '../words/words.ts'

export default function TeamPage() {
  const words = useWords()
  const { data: team } = useQuery(teamQuery)
  useNavigationBarTitle(words.team)

  return (
    <div className="content">
      <Skeleton loading={!team} avatar>
        <CellGroup>
          {team?.map(({ id, name, role }) => (
            <Cell key={id} icon={<Avatar name={name} alt="" />} title={name} description={words.role[role]} />
          ))}
        </CellGroup>
      </Skeleton>
    </div>
  )
}
