/**
 * Each snapshot creates new views. Equal ones need no render. Views are small plain objects, so comparing
 * their JSON is cheap.
 */
export function isSameView<View>(one: View, other: View): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
