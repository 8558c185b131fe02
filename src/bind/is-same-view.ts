/** Views are small plain objects, created for each snapshot. Equal ones need no render. */
export function isSameView<View>(one: View, other: View): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
