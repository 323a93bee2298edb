import { c as eventStreamSerdeProvider, n as init_event_streams, r as EventStreamSerde } from "./aws-bedrock-index.js";
init_event_streams();
export { EventStreamSerde, eventStreamSerdeProvider };
