-- The start of the pause. Null: the game is not paused. A resumed game has later times instead.
alter table games add column paused_at timestamptz;
