import * as m from "virtual:messages/tour";
import { type ReactNode, useState } from "react";
import { IconButton } from "~/ui/button";
import { Field, TextField } from "~/ui/field";
import { type Party, peopleOf } from "../party";
import type { TourDetails } from "./tour-details";
import type { Trip } from "./trip";

/** The fields for people and children, and the sum. `children` is the field for the date. */
export function TripFields({
  tour,
  trip: { day, people, children: ofThem, sum, seatsShort },
  choose,
  children,
}: {
  tour: TourDetails;
  trip: Trip;
  choose: (changes: Party) => void;
  children?: ReactNode;
}) {
  /** A date in the past, as "0002-12-18" while the year is typed. */
  const [typed, setTyped] = useState("");
  return (
    <>
      {children || (
        <TextField
          label={m.date}
          name="date"
          type="date"
          min={tour.today}
          value={day ?? typed}
          onChange={({ target: { value } }) => {
            setTyped(value >= tour.today ? "" : value);
            choose({ date: value >= tour.today ? value : undefined });
          }}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
        <CountField
          label={m.people}
          name="people"
          count={people}
          onCount={(count) => choose({ people: count, children: atMost(count, ofThem) })}
        />
        {people && (tour.childPrice || ofThem) && (
          <CountField
            label={m.childrenOfThem}
            name="children"
            count={ofThem}
            onCount={(count) => choose({ children: atMost(people, count) })}
          />
        )}
      </div>
      <p role="status" className="grid font-semibold empty:hidden">
        {sum && <span>{sum.words}</span>}
        {seatsShort !== undefined && (
          <span>{m.askForMore({ seats: m.seatsLeft({ count: seatsShort }) })}</span>
        )}
      </p>
    </>
  );
}

/** There are never more children than people. */
function atMost(people: number | undefined, children: number | undefined): number | undefined {
  return people && children && Math.min(people, children);
}

/** A number that can be typed, and stepped with two large buttons. */
function CountField({
  label,
  name,
  count,
  onCount,
}: {
  label: string;
  name: string;
  count: number | undefined;
  onCount: (count: number | undefined) => void;
}) {
  const [typed, setTyped] = useState("");
  const isWrong = typed !== "" && peopleOf(typed) === undefined && count === undefined;
  function step(by: number) {
    setTyped("");
    onCount((count ?? 0) + by || undefined);
  }
  return (
    <Field label={label} error={isWrong ? m.wholeNumber : undefined}>
      {(control) => (
        <div className="relative">
          <IconButton
            label={m.oneFewer({ label })}
            aria-disabled={!count}
            onClick={() => step(-1)}
            className="absolute bottom-0 left-0"
          >
            −
          </IconButton>
          <input
            {...control}
            name={name}
            type="number"
            inputMode="numeric"
            min={1}
            placeholder="0"
            // Keeps "-3" and "1e2" as they are typed.
            value={peopleOf(typed) === count ? typed : (count ?? "")}
            onChange={({ target }) => {
              setTyped(target.value);
              onCount(peopleOf(target.value));
            }}
            className="control px-11 text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          />
          <IconButton
            label={m.oneMore({ label })}
            onClick={() => step(1)}
            className="absolute right-0 bottom-0"
          >
            +
          </IconButton>
        </div>
      )}
    </Field>
  );
}
