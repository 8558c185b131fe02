import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { Row, Text } from '#src/ui/layout.tsx'
import { RowCard, RowCards } from '#src/ui/row-card.tsx'
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

/** Replaces the table where it would not fit. */
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
              <Row as="span" gap="2" wrap={false} narrows>
                <Choose {...props} of={of} />
                <Challenge of={of} />
              </Row>
            }
            aside={<Destroy {...props} of={of} />}
          >
            <Team of={of} />
            <ImageName of={of} />
            <Entry {...props} of={of} />
            <p>
              <Text tone="muted">{words.left}</Text> <Left of={of} />
            </p>
          </RowCard>
        ))}
      </RowCards>
    </>
  )
}
