import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { RowCard, RowCards } from '#src/ui/row-card.tsx'
import { css } from '#styled/css/index.js'
import {
  Challenge,
  Choose,
  ChooseAll,
  Destroy,
  Entry,
  ImageName,
  Left,
  Team,
  type ContainerRowsProps,
} from './container-cells.tsx'

/** The same as the table, where that would be seen a part at a time. */
export function ContainerCards(props: ContainerRowsProps) {
  const words = useWords(containerWords).admin
  return (
    <>
      <ChooseAll {...props} named="seen" />
      <RowCards label={words.list} state="settled">
        {props.rows.map((of) => (
          <RowCard
            key={of.guid}
            name={
              <span className={css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' })}>
                <Choose {...props} of={of} />
                <Challenge of={of} />
              </span>
            }
            turn={<Destroy {...props} of={of} />}
          >
            <Team of={of} />
            <ImageName of={of} />
            <Entry {...props} of={of} />
            <p>
              <span className={css({ color: 'fg.muted' })}>{words.left}</span> <Left of={of} />
            </p>
          </RowCard>
        ))}
      </RowCards>
    </>
  )
}
