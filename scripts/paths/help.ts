export const HELP = `npm run paths                   lists all journeys and machines
npm run paths -- NAME           prints the test plan of one of them, or of a file of your own

  which paths   (none)          the shortest ones that together walk every arrow
                --shortest      the shortest one to each state
                --simple        all that come to no state twice, at most 2,000
                --to STATE      only those that end in this state
                --max N         only the first N
                --seed N        in a random order, the same for the same number

  as            (none)          Markdown
                --json, --mermaid, --svg

  --run                         walks them in a browser, and writes a page with pictures and times
      --headed                  in a window
      --shipped                 on the shipped client
      --real                    before a server of our own that answers by itself
      --server URL --admin-password TEXT [--admin NAME]
                                before that server

  --coverage                    what the last run of the journeys reached of the machines
  --faults [NAME]               plants faults in machines, and says how many the tests see
  --wander 10m [--as player|organiser] [--seed N]
                                walks the whole product at random for this time

docs/path-tests.md tells more.
`
